import { useTranslation } from 'react-i18next'
import { Items, Text } from '#fields/fields.tsx'
import { ChevronDown, Icon } from '#ui/icons.tsx'
import { RenderLater } from '#ui/render-later.tsx'
import type { LocalizedBlock } from '../block.ts'
import { hasChildren, isContainer, type MenuItem, MenuLink } from './links.tsx'

type MenuProps = { items: LocalizedBlock<'HEADER'>['content']['menuItems'] }

/** Renders the menu for wide screens. A panel opens on hover (view.css) and with its button (ui/menus.ts). */
export function Menu({ items }: MenuProps) {
  const { t } = useTranslation()
  return (
    <nav className="header-menu" aria-label={t('menu.main')}>
      <ul>
        <Items field={items}>
          {(item) => (
            <li>
              <MenuTop item={item} />
              {hasChildren(item) && (
                <RenderLater>
                  <Panel item={item} />
                </RenderLater>
              )}
            </li>
          )}
        </Items>
      </ul>
    </nav>
  )
}

function MenuTop({ item }: { item: MenuItem }) {
  const { t } = useTranslation()
  const chevron = <Icon of={ChevronDown} />
  if (hasChildren(item) && isContainer(item)) {
    return (
      <button type="button" className="header-menu-top" data-menu aria-expanded="false" aria-controls={panelId(item)}>
        <Text field={item.label} />
        {chevron}
      </button>
    )
  }
  return (
    <>
      <MenuLink item={item} className="header-menu-top" />
      {hasChildren(item) && (
        <button
          type="button"
          className="header-menu-top"
          data-menu
          aria-expanded="false"
          aria-controls={panelId(item)}
          aria-label={t('menu.submenu', { label: item.label.text })}
        >
          {chevron}
        </button>
      )}
    </>
  )
}

const panelId = (item: MenuItem) => `menu-${item.id}`

/**
 * Renders the panel of a menu item. A child with a submenu is a group in the first column. The plain children are in
 * the second column, and each group spans an equal share of their rows.
 */
function Panel({ item }: { item: MenuItem }) {
  const groups = item.children?.items.filter(hasChildren).length ?? 0
  const plain = (item.children?.items.length ?? 0) - groups
  const rows = Math.max(1, Math.ceil(plain / Math.max(1, groups)))
  return (
    <ul
      id={panelId(item)}
      className="header-menu-panel"
      data-groups={groups > 0 || undefined}
      style={{ '--rows': rows }}
    >
      <Items field={item.children}>{(child) => <PanelItem item={child} />}</Items>
    </ul>
  )
}

function PanelItem({ item }: { item: MenuItem }) {
  const note = <Text field={item.description} as="small" />
  return (
    <li
      className={hasChildren(item) ? 'header-menu-group' : undefined}
      data-accent={hasChildren(item) ? 'teal' : undefined}
    >
      {isContainer(item) ? (
        <p>
          <Text field={item.label} />
          {note}
        </p>
      ) : (
        <MenuLink item={item} after={note} />
      )}
      {hasChildren(item) && (
        <ul>
          <Items field={item.children}>{(child) => <PanelItem item={child} />}</Items>
        </ul>
      )}
    </li>
  )
}
