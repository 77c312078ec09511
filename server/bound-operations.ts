import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { type Bound, bounds, onFullDisk, type Queue } from './bounds.ts'
import type { DiskReserve } from './disk-reserve.ts'
import type { LoadShedder } from './load-shedding.ts'

const queues = new Map(
  (Object.keys(bounds) as Queue[]).flatMap((queue) => {
    const { operations = [], needsDisk = false } = bounds[queue] as Bound
    return operations.map((operation) => [operation, { queue, needsDisk }] as const)
  }),
)

const nameOf = ({ method, url }: RouteOptions) => `${method === 'HEAD' ? 'GET' : method} ${url.replace('/api', '')}`

/**
 * Runs operations that are registered after it in the queues of bounds.ts. One is refused after its guard and before
 * its body is read; a slow reader holds no permit, because it leaves the queue when the response begins.
 */
export function boundOperations(app: FastifyInstance, loadShedder: LoadShedder, reserve?: DiskReserve): void {
  const leaving = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRoute', (route) => {
    const name = nameOf(route)
    const bound = queues.get(name)
    if (!bound) return
    const { queue } = bound
    const { handler, onRequest = [] } = route
    const usesReserve = onFullDisk.includes(name)
    const requireRoom = async () => {
      loadShedder.requireRoom(queue)
      if (bound.needsDisk && !usesReserve) await reserve?.requireRoom()
    }
    route.onRequest = [...[onRequest].flat(), requireRoom]
    route.handler = async function (request, reply) {
      const leave = await loadShedder.enter(queue)
      leaving.set(request, leave)
      const run = async () => handler.call(this, request, reply)
      try {
        return await (reserve && usesReserve ? reserve.use(run) : run())
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
