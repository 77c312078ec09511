import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Ellipsis } from '../../components/icons.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import type { BarAction } from './bar.tsx'

export type MoreMenuProps = {
  actions: BarAction[]
  /** Whether the menu contains links to the page in the other languages. */
  hasLanguages: boolean
}

const BarMenu = lazyComponent<MoreMenuProps>(async () => (await import('./bar-menu.tsx')).BarMenu, MenuFallback)

/** The actions that do not fit into the bar, in a menu that is loaded on first use. */
export function MoreMenu(props: MoreMenuProps) {
  const [isWanted, setWanted] = useState(false)
  return isWanted ? <BarMenu {...props} /> : <MenuButton onClick={() => setWanted(true)} />
}

function MenuFallback({ retry }: { retry?: (() => void) | undefined }) {
  return <MenuButton onClick={retry} isLoading={!retry} />
}

function MenuButton({ onClick, isLoading }: { onClick: (() => void) | undefined; isLoading?: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="ed-btn is-ghost"
      aria-label={t('panels.menu')}
      title={t('panels.menu')}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-busy={isLoading}
      onPointerEnter={BarMenu.prefetch}
      onFocus={BarMenu.prefetch}
      onClick={onClick}
    >
      <Ellipsis className="ed-i" />
    </button>
  )
}
