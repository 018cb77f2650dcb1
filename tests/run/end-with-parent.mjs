/** Loaded into a server before its own code: it ends when the program that started it is gone, however that ended. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
