import { useTranslation } from 'react-i18next'
import { Items, Text, usePage } from '#fields/fields.tsx'
import { Menu as Bars, ChevronDown, Icon, X } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import type { LocalizedBlock } from '../block.ts'
import { ContactLink, hasChildren, isContainer, LanguageLink, type MenuItem, MenuLink, SearchLink } from './links.tsx'

const id = 'drawer'

/** The button opens the drawer with `command`. ui/dialogs.ts does the same in browsers without `command`. */
export function DrawerButton() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="round header-drawer-button"
      command="show-modal"
      commandfor={id}
      aria-haspopup="dialog"
    >
      <span className="sr-only">{t('menu.open')}</span>
      <Icon of={Bars} />
    </button>
  )
}

/**
 * Renders the menu for narrow screens. It has the same items as the wide menu, and editors can edit them in either
 * menu.
 */
export function Drawer({ content }: { content: LocalizedBlock<'HEADER'>['content'] }) {
  const { t } = useTranslation()
  const page = usePage()
  return (
    <dialog id={id} className="header-drawer" aria-label={t('menu.drawer')}>
      <div className="header-drawer-inside">
        <div className="header-drawer-top">
          <Logo site={page} isRepeated />
          <button type="button" className="round" command="close" commandfor={id}>
            <span className="sr-only">{t('menu.close')}</span>
            <Icon of={X} />
          </button>
        </div>
        <nav aria-label={t('menu.main')}>
          <ul>
            <Items field={content.menuItems}>{(item) => <DrawerItem item={item} />}</Items>
          </ul>
        </nav>
        <div className="header-drawer-end">
          <ContactLink label={content.contactButtonText} />
          <SearchLink className="btn btn-line" isNamed />
          <LanguageLink className="btn btn-line" />
        </div>
      </div>
    </dialog>
  )
}

function DrawerItem({ item }: { item: MenuItem }) {
  // An item with children is a heading that opens its submenu. If the item also has a link, the link is the first entry
  // of the submenu. Heading and entry have the same label, so the entry also shows the description.
  const note = hasChildren(item) && <Text field={item.description} as="small" />
  const link = isContainer(item) ? null : <MenuLink item={item} after={note} />
  if (!hasChildren(item)) return <li>{link}</li>
  return (
    <li>
      <details>
        <summary>
          <Text field={item.label} />
          <Icon of={ChevronDown} />
        </summary>
        <ul>
          {link && <li>{link}</li>}
          <Items field={item.children}>{(child) => <DrawerItem item={child} />}</Items>
        </ul>
      </details>
    </li>
  )
}
