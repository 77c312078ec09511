import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { bounds, type Queue } from './bounds.ts'
import type { LoadShedder } from './load-shedding.ts'

const queues = new Map(
  (Object.keys(bounds) as Queue[]).flatMap((queue) => {
    const { operations = [] } = bounds[queue] as { operations?: readonly string[] }
    return operations.map((operation) => [operation, queue] as const)
  }),
)

const queueOf = ({ method, url }: RouteOptions) =>
  queues.get(`${method === 'HEAD' ? 'GET' : method} ${url.replace('/api', '')}`)

/**
 * Runs the operations that are registered after it in their queues (bounds.ts). An operation for whose queue there is
 * no room is refused after its guard and before its body is read. It leaves the queue when its response begins, so that
 * a client that reads slowly holds no permit.
 */
export function boundOperations(app: FastifyInstance, loadShedder: LoadShedder): void {
  const leaving = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRoute', (route) => {
    const queue = queueOf(route)
    if (!queue) return
    const { handler, onRequest = [] } = route
    route.onRequest = [...[onRequest].flat(), async () => loadShedder.requireRoom(queue)]
    route.handler = async function (request, reply) {
      const leave = await loadShedder.enter(queue)
      leaving.set(request, leave)
      try {
        return await handler.call(this, request, reply)
      } finally {
        leave()
      }
    }
  })

  app.addHook('onSend', (request, _reply, _payload, done) => {
    leaving.get(request)?.()
    done()
  })
}
