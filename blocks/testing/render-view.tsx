import { createInstance } from 'i18next'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import type * as z from 'zod'
import type { LocalizedBlock, ViewProps } from '#blocks/block.ts'
import { type BlockType, type ContentInput, catalogue } from '#blocks/catalogue.ts'
import type { Locale } from '#content/locale.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import { PageContext } from '#fields/page-context.ts'
import { arabic, english } from '#locales/testing/messages.ts'

const page = {
  path: '/',
  search: '',
  contactEmail: 'info@ilearn.example',
  brand: 'iLearn',
  origin: 'https://www.ilearn.example',
}
const messages = { en: english, ar: arabic }

type Extras<T extends BlockType> = Partial<
  Pick<LocalizedBlock<T>, 'page' | 'isShared' | 'isTitleOnly' | 'posts' | 'listing' | 'opened' | 'related'>
>

/** Renders the view of a block to HTML in one language. The stored content is localized as on the server. */
export function renderView<T extends BlockType>(
  View: ComponentType<ViewProps<T>>,
  type: T,
  content: ContentInput<T>,
  locale: Locale = 'en',
  { isFirst, ...extras }: Extras<T> & Pick<ViewProps<T>, 'isFirst'> = {},
): string {
  const schema: z.ZodType = catalogue[type].content
  const localized = localize(schema, schema.parse(content), { locale, apiBase: '/api' })
  const block = { id: 'tested', page: 'home', type, content: localized, ...extras } as LocalizedBlock<T>
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng: locale,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { translation: messages[locale] } },
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageContext value={{ ...page, locale }}>
        <View block={block} isFirst={isFirst} />
      </PageContext>
    </I18nextProvider>,
  )
}

export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
