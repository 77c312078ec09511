import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'
import { Logo } from '#ui/logo.tsx'
import type { ViewProps } from '../block.ts'
import { ContactLink } from './contact-link.tsx'
import { Drawer, DrawerButton } from './drawer.tsx'
import { headerStyle } from './header-style.ts'
import { LanguageLink } from './language-link.tsx'
import { Menu } from './menu.tsx'
import { findItem } from './menu-item.ts'
import { SuiteBar } from './suite-bar.tsx'

export default function Header({ block: { content } }: ViewProps<'HEADER'>) {
  const { t } = useTranslation()
  const { path, locale, brand, wordmark } = use(PageContext)
  const style = headerStyle(path)
  const suite = style === 'suite' ? findItem(content.menuItems.items, 'sol-totara') : undefined
  return (
    <header className="header" data-style={style}>
      <div className="wrap header-bar">
        <a className="header-home" href={localizeHref('/', locale)} aria-label={t('menu.home', { brand })}>
          <Logo brand={brand} wordmark={wordmark} />
        </a>
        <Menu items={content.menuItems} />
        <div className="header-end">
          <LanguageLink className="header-menu-top" />
          <ContactLink label={content.contactButtonText} />
          <DrawerButton />
        </div>
      </div>
      {suite && <SuiteBar suite={suite} />}
      <Drawer content={content} />
    </header>
  )
}
