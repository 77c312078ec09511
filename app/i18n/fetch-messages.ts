import type { BackendModule } from 'i18next'

/** Fetches the messages of a language. While the server does not respond, i18next retries after growing delays. */
export const fetchMessages: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    read(`/locales/${language}/${namespace}.json`).then(
      (messages) => callback(null, messages),
      (error) => callback(error, !(error instanceof Missing)),
    )
  },
}

class Missing extends Error {}

async function read(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw answer.status < 500 ? new Missing(address) : new Error(address)
  return answer.json()
}
