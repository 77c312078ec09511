import type { Plugin } from 'vite'

/** The minifier does not know the buttons that newer browsers give a lane, and would say so at every build. */
export function suppressedWarnings(): Plugin {
  return {
    name: 'quiet-minifier',
    configResolved({ logger }) {
      const { warn } = logger
      logger.warn = (message, options) => {
        if (!message.includes("'scroll-button' is not recognized")) warn(message, options)
      }
    },
  }
}
