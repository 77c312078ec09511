import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Starts a TCP proxy that can be muted: then connections stay open and accept data, but nothing is forwarded. After
 * `loseNext`, the next connection is closed when it receives data.
 */
export async function startTcpProxy(to: URL) {
  const sockets = new Set<Socket>()
  let isMute = false
  let losesNext = false
  const line = createServer((near) => {
    if (losesNext) {
      losesNext = false
      near.once('data', () => near.destroy())
      return
    }
    const far = connect(Number(to.port), to.hostname)
    const ends = [
      [near, far],
      [far, near],
    ] as const
    for (const [from, onto] of ends) {
      sockets.add(from)
      from.on('data', (bytes) => isMute || onto.write(bytes))
      from.on('error', () => {})
      from.on('close', () => onto.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const url = new URL(to)
  url.port = String((line.address() as AddressInfo).port)
  return {
    url: url.href.replace(/\/$/, ''),
    mute: () => {
      isMute = true
    },
    unmute: () => {
      isMute = false
    },
    loseNext: () => {
      losesNext = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
