// Stops this process when its parent exits. The parent is a shell that npm sends signals to. The shell exits, but does
// not forward the signals.
const parent = process.ppid
const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, 'SIGTERM')
}, 250).unref()
