import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../components/editor-context.ts'
import { focusNextPage } from '../components/focus-page.ts'
import { Ellipsis } from '../components/icons.tsx'
import { MenuButton } from '../components/menu/menu-button.tsx'
import { draftLabel } from '../model/documents/names.ts'
import type { ListedPage } from './listed-pages.ts'
import { usePageActions } from './use-page-actions.ts'

/** A page or an item, with a menu of what can be done with it. */
export function PageRow({ page }: { page: ListedPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const actions = usePageActions(page, row)
  const { name, href, isDraft, isShown, showsAt } = page
  return (
    <li ref={row} className="ed-line ed-page">
      <a id={id} href={href} aria-current={isShown ? 'page' : undefined} onClick={focusNextPage}>
        <bdi>{name}</bdi>
      </a>
      {isDraft && <small className="ed-muted">{draftLabel(t, locale, showsAt)}</small>}
      {actions.length > 0 && (
        <MenuButton className="ed-tool" label={t('pages.actions')} aria-describedby={id} actions={actions}>
          <Ellipsis className="ed-i" />
        </MenuButton>
      )}
    </li>
  )
}
