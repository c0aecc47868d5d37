import { S3Client } from '@aws-sdk/client-s3';

export interface Bucket {
  client: S3Client;
  name: string;
}

/** A bucket that speaks S3: `s3://key:secret@host:port/bucket?region=fr-par&tls=false`. */
export function openBucket(url: string, requestTimeout: number): Bucket {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const client = new S3Client({
    endpoint: `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 5000, requestTimeout },
  });
  return { client, name: pathname.replaceAll('/', '') };
}
