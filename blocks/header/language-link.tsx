import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'

/** Of the query only these go along: a document is kept for all its visitors, whatever they wrote behind the '?'. */
const kept = [
  ['edit', /^true$/],
  ['filter', /^(blog|event)$/],
] as const

/** Leads to the same page in the other language, named in that language. */
export function LanguageLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const { path, locale, search } = use(PageContext)
  const other = locale === 'ar' ? 'en' : 'ar'
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const [name, valid] of kept) {
    const value = asked.get(name)
    if (value && valid.test(value)) query.set(name, value)
  }
  const href = localizeHref(path, other) + (query.size > 0 ? `?${query}` : '')
  return (
    <a className={className} href={href} lang={other} hrefLang={other}>
      {t('language.switch')}
    </a>
  )
}
