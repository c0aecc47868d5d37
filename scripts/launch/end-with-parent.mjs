// Preloaded in every child: when the parent dies, even by kill -9, the channel closes and the child stops too.
if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // A listener keeps the channel, and so the process, alive.
  process.channel.unref();
}
