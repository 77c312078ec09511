import { useTranslation } from 'react-i18next'
import { Items, ReadOnlyFields, usePage } from '#fields/fields.tsx'
import { Logo } from '#ui/logo.tsx'
import { RenderLater } from '#ui/render-later.tsx'
import type { ViewProps } from '../block.ts'
import { StyleSheet } from '../style-sheet.tsx'
import { suiteBarStyles } from '../styles.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import { headerStyle } from './header-style.ts'
import { ContactLink, findItem, LanguageLink, type MenuItem, MenuLink, SearchLink } from './links.tsx'
import { Menu } from './menu.tsx'

export default function Header({ block: { content } }: ViewProps<'HEADER'>) {
  const { t } = useTranslation()
  const page = usePage()
  const { hrefOf, path, brand } = page
  const style = headerStyle(path)
  const suite = style === 'suite' ? findItem(content.menuItems.items, 'sol-totara') : undefined
  return (
    <header className="header" data-style={style}>
      <div className="wrap header-bar">
        <a className="header-home" href={hrefOf('/')} aria-label={t('menu.home', { brand })}>
          <Logo site={page} />
        </a>
        <Menu items={content.menuItems} />
        <div className="header-end">
          <SearchLink className="header-menu-top header-search" />
          <LanguageLink className="header-menu-top" />
          <ContactLink label={content.contactButtonText} />
          <DrawerButton />
        </div>
      </div>
      {suite && <SuiteBar suite={suite} />}
      <RenderLater>
        <Drawer content={content} />
      </RenderLater>
    </header>
  )
}

/**
 * Renders the second bar on the pages of the Totara suite. Its links are the menu item of the suite and its children.
 */
export function SuiteBar({ suite }: { suite: MenuItem }) {
  const { t } = useTranslation()
  return (
    <nav className="header-suite-bar" data-accent="teal" aria-label={t('menu.submenu', { label: suite.label.text })}>
      <StyleSheet href={suiteBarStyles} />
      <ReadOnlyFields>
        <ul className="wrap">
          <li>
            <MenuLink item={suite} />
          </li>
          <Items field={suite.children}>
            {(item) => (
              <li>
                <MenuLink item={item} />
              </li>
            )}
          </Items>
        </ul>
      </ReadOnlyFields>
    </nav>
  )
}
