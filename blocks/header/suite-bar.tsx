import { useTranslation } from 'react-i18next'
import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { ReadOnlyFields } from '#fields/read-only-fields.tsx'
import { StyleSheet } from '../style-sheet.tsx'
import { suiteBarStyles } from '../styles.ts'
import type { MenuItem } from './menu-item.ts'
import { useCurrentHref } from './use-current-href.ts'

/** The second bar of the suite's pages: the suite and its children, taken from the menu. */
export function SuiteBar({ suite }: { suite: MenuItem }) {
  const { t } = useTranslation()
  const current = useCurrentHref()
  const link = (item: MenuItem) => <LinkTo href={item.path} label={item.label} current={item.path.href === current} />
  return (
    <nav className="header-suite-bar" data-accent="teal" aria-label={t('menu.submenu', { label: suite.label.text })}>
      <StyleSheet href={suiteBarStyles} />
      <ReadOnlyFields>
        <ul className="wrap">
          <li>{link(suite)}</li>
          <Items field={suite.children}>{(item) => <li>{link(item)}</li>}</Items>
        </ul>
      </ReadOnlyFields>
    </nav>
  )
}
