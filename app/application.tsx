import i18next from 'i18next'
import Backend from 'i18next-http-backend'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { i18nOptions } from './i18n/words.ts'

/** Hydrates the whole tree once the interface's words are there (specification §7). */
async function startApplication() {
  await i18next
    .use(Backend)
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: document.documentElement.lang,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
    })
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <HydratedRouter />
      </I18nextProvider>,
    )
  })
}

startApplication()
