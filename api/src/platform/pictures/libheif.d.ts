/** What is used of libheif, compiled to WebAssembly; its package describes the C functions only. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Frame {
    width: number;
    height: number;
    /** RGBA, filled by `display`. */
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface HeifPicture {
    get_width(): number;
    get_height(): number;
    display(frame: Frame, then: (drawn: Frame | null) => void): void;
  }
  const heif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifPicture[] } };
  export default heif;
}
