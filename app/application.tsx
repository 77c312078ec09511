import i18next from 'i18next'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { i18nOptions, namespace } from './i18n/create-i18n.ts'
import { fetchMessages } from './i18n/fetch-messages.ts'

/** Hydrates the whole tree once the messages are loaded (specification §7). */
async function startApplication() {
  await i18next
    .use(fetchMessages)
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: document.documentElement.lang })
  if (!i18next.hasResourceBundle(i18next.language, namespace)) return showFailure()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <HydratedRouter />
      </I18nextProvider>,
    )
  })
}

/** Without messages the application would show their keys; i18next has tried several times by now. */
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

/** In both languages and in the code, because the message files could not be loaded. */
const failure = [
  ['en', 'ltr', 'Failed to load page content.', 'Try again'],
  ['ar', 'rtl', 'تعذّر تحميل محتوى الصفحة.', 'إعادة المحاولة'],
]

startApplication()
