import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { Ellipsis } from '../../components/icons.tsx'
import { type MenuAction, MenuButton } from '../../components/menu/menu-button.tsx'
import { navigateTo } from '../../model/navigate.ts'
import { languageLabels } from './language-switch.tsx'

/** The actions that do not fit into the bar; with `hasLanguages`, also the page in the other languages. */
export function MoreMenu({ actions, hasLanguages }: { actions: MenuAction[]; hasLanguages: boolean }) {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  const others = hasLanguages ? locales.filter((each) => each !== locale) : []
  const languages = others.map((each) => ({
    label: t(`language.${each}`),
    icon: ({ className }: { className: string }) => (
      <span className={className} lang={each} aria-hidden="true">
        {languageLabels[each]}
      </span>
    ),
    run: () => navigateTo(hrefInLanguage(path, search, each)),
  }))
  return (
    <MenuButton className="ed-btn is-ghost" label={t('panels.menu')} actions={[...languages, ...actions]}>
      <Ellipsis className="ed-i" />
    </MenuButton>
  )
}
