import i18next, { type BackendModule } from 'i18next'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { isEditMode } from '#content/address.ts'
import { i18nOptions, namespace } from './i18n-options.ts'
import { loadEditor } from './session/edit-mode.lazy.tsx'
import { OpenedSessionContext, openSession } from './session/session.tsx'

/** Starts once the messages are loaded (specification §7). */
async function startApplication() {
  const session = openSession()
  if (isEditMode(location.search)) void loadEditor().catch(() => {})
  await i18next
    .use(fetchMessages)
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: document.documentElement.lang, initAsync: false })
  if (!i18next.hasResourceBundle(i18next.language, namespace)) return showFailure()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <OpenedSessionContext value={session}>
          <HydratedRouter />
        </OpenedSessionContext>
      </I18nextProvider>,
    )
  })
}

/** After a network or server error i18next tries again with growing delays. */
const fetchMessages: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    read(`/locales/${language}/${namespace}.json`).then(
      (messages) => callback(null, messages),
      (error) => callback(error, !error.isMissing),
    )
  },
}

async function read(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw Object.assign(new Error(address), { isMissing: response.status < 500 })
  return response.json()
}

/** Without messages the application would show their keys. */
function showFailure() {
  const alert = Object.assign(document.createElement('div'), { className: 'wrap section page-state', role: 'alert' })
  for (const [lang, dir, sentence, tryAgain] of failure) {
    const again = Object.assign(document.createElement('button'), { className: 'btn btn-line', textContent: tryAgain })
    again.addEventListener('click', () => location.reload())
    const line = Object.assign(document.createElement('p'), { lang, dir, textContent: `${sentence} ` })
    line.append(again)
    alert.append(line)
  }
  document.body.replaceChildren(alert)
}

/** Written here in both languages, because the message files could not be loaded. */
const failure = [
  ['en', 'ltr', 'Failed to load page content.', 'Try again'],
  ['ar', 'rtl', 'تعذّر تحميل محتوى الصفحة.', 'إعادة المحاولة'],
]

// Here and not in entry.client.tsx, whose dynamic import would resolve several tasks later. Documents of signed-in people
// load this module ahead (session/admin-bar.ts), without the router's data.
if ('__reactRouterContext' in window) void startApplication()
