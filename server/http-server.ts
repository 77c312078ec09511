import { createServer, type ServerOptions as HttpOptions, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify'

type ServerOptions = FastifyServerOptions & { http?: HttpOptions }
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The server that Fastify would create with the same options, except that `answer` gets each request first and returns
 * whether it has answered it.
 */
export function serverFactory(answer: Answer): FastifyServerFactory {
  return (framework, options) => {
    const { http = {}, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerOptions
    const server = createServer(http, (request, response) => {
      // During shutdown the framework answers all requests, since it closes their connections.
      if (!server.listening || !answer(request, response)) framework(request, response)
    })
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    return server.setTimeout(connectionTimeout)
  }
}
