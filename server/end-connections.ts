import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * During shutdown an answered connection would wait for the next request. In operation it stays open, even after a
 * refused body: clients that read only after they have sent everything would get no answer.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false
  // Browsers open connections in advance. Node takes one without a request for busy, and would wait for it.
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    if (!app.server.listening) return
    // A response whose headers were sent before has no `connection: close`.
    const timer = setInterval(() => app.server.closeIdleConnections(), 100).unref()
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    else reply.removeHeader('connection')
    done()
  })
}
