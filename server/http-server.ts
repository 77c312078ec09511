import { createServer, type ServerOptions as HttpOptions, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify'

type ServerOptions = FastifyServerOptions & { http?: HttpOptions }
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Makes Fastify's own server, but calls `answer` first; Fastify handles the request if it returns false. */
export function serverFactory(answer: Answer): FastifyServerFactory {
  return (framework, options) => {
    const { http = {}, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerOptions
    const server = createServer(http, (request, response) => {
      // During shutdown Fastify must handle all requests, because it closes their connections.
      if (!server.listening || !answer(request, response)) framework(request, response)
    })
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    return server.setTimeout(connectionTimeout)
  }
}
