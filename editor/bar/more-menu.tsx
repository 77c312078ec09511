import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../later.tsx'
import type { BarAction } from './actions.tsx'

export type MoreMenuProps = {
  actions: BarAction[]
  /** Whether the page's other language is among the entries. */
  hasLanguages: boolean
}

const BarMenu = later<MoreMenuProps>(async () => (await import('./bar-menu.tsx')).BarMenu, MenuStandIn)

/** What the bar has no room for, as a menu that comes with the first use of its button. */
export function MoreMenu(props: MoreMenuProps) {
  const [isWanted, setWanted] = useState(false)
  return isWanted ? <BarMenu {...props} /> : <MenuButton onClick={() => setWanted(true)} />
}

function MenuStandIn({ again }: { again?: (() => void) | undefined }) {
  return <MenuButton onClick={again} isComing={!again} />
}

function MenuButton({ onClick, isComing }: { onClick: (() => void) | undefined; isComing?: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="ed-btn ghost"
      aria-label={t('panels.menu')}
      title={t('panels.menu')}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-busy={isComing}
      onPointerEnter={BarMenu.fetch}
      onFocus={BarMenu.fetch}
      onClick={onClick}
    >
      <Ellipsis className="ed-i" aria-hidden="true" />
    </button>
  )
}
