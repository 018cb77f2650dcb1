/** Preloaded into a server: ends it when its parent process is gone, for whatever reason. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
