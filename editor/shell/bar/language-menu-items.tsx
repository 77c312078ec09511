import { Menu } from '@base-ui/react/menu'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { signs } from './language-switch.tsx'

/** Menu items that link to the page in the other languages. */
export function LanguageMenuItems() {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  const others = locales.filter((each) => each !== locale)
  return others.map((each) => (
    <Menu.LinkItem key={each} href={hrefInLanguage(path, search, each)} closeOnClick>
      <span className="ed-i" lang={each} aria-hidden="true">
        {signs[each]}
      </span>
      {t(`language.${each}`)}
    </Menu.LinkItem>
  ))
}
