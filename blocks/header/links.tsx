import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import type { LocalizedText } from '#content/localized.ts'
import { LinkTo, Text, usePage } from '#fields/fields.tsx'
import { Icon, Search } from '#ui/icons.tsx'
import type { LocalizedBlock } from '../block.ts'

export type MenuItem = LocalizedBlock<'HEADER'>['content']['menuItems']['items'][number]

/** Whether an item has no link of its own and only contains other items. */
export function isContainer(item: MenuItem): boolean {
  return item.path.href === '' || item.path.href === '#'
}

export function hasChildren(item: MenuItem): boolean {
  return (item.children?.items.length ?? 0) > 0
}

export function findItem(items: MenuItem[], id: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children?.items ?? [], id)
    if (found) return found
  }
  return undefined
}

type MenuLinkProps = { item: MenuItem; className?: string; after?: ReactNode }

export function MenuLink({ item, ...props }: MenuLinkProps) {
  const { hrefOf, path } = usePage()
  return <LinkTo href={item.path} label={item.label} current={item.path.href === hrefOf(path)} {...props} />
}

/** Renders the link to the contact page (specification §2). Only the label is stored. */
export function ContactLink({ label }: { label: LocalizedText }) {
  const { hrefOf } = usePage()
  return (
    <a className="btn btn-ink" href={hrefOf('/contact')}>
      <Text field={label} />
    </a>
  )
}

export function SearchLink({ isNamed, className }: { isNamed?: boolean; className: string }) {
  const { t } = useTranslation()
  const { hrefOf } = usePage()
  return (
    <a className={className} href={hrefOf('/search')} aria-label={isNamed ? undefined : t('search.name')}>
      <Icon of={Search} />
      {isNamed && t('search.name')}
    </a>
  )
}

export function LanguageLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const { path, locale, search, arabicPaths } = usePage()
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <a className={className} href={hrefInLanguage(path, search, other, arabicPaths)} lang={other} hrefLang={other}>
      {t('language.switch')}
    </a>
  )
}
