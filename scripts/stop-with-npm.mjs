// Stops this process when its parent exits: npm sends signals to a shell, which exits without forwarding them.
const parent = process.ppid
const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, 'SIGTERM')
}, 250).unref()
