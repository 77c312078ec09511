import { Menu } from '@base-ui/react/menu'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { Ellipsis } from '../../components/icons.tsx'
import { languageLabels } from './language-switch.tsx'
import type { MoreMenuProps } from './more-menu.tsx'

/** The menu of the bar. Its code is loaded when its button is pressed, so the menu opens as soon as it is mounted. */
export function BarMenu({ actions, hasLanguages }: MoreMenuProps) {
  const { t } = useTranslation()
  const container = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Closed on the first render: the menu is positioned by its button, which must be mounted first.
  useEffect(() => setOpen(true), [])
  /** Whether the focus moves elsewhere on closing (by a chosen action or by Tab). Otherwise the button is focused. */
  const focusMovesOn = useRef(false)
  function leave() {
    focusMovesOn.current = true
    setOpen(false)
  }
  return (
    // The menu is rendered into this element instead of the body, so that it belongs to the bar's landmark.
    <div ref={container}>
      <Menu.Root
        modal={false}
        open={isOpen}
        onOpenChange={(opens) => {
          if (opens) focusMovesOn.current = false
          setOpen(opens)
        }}
      >
        <Menu.Trigger className="ed-btn is-ghost" ref={trigger} aria-label={t('panels.menu')} title={t('panels.menu')}>
          <Ellipsis className="ed-i" />
        </Menu.Trigger>
        <Menu.Portal container={container}>
          <Menu.Positioner className="ed-menu-place" align="end" sideOffset={6} collisionPadding={8}>
            <Menu.Popup
              className="ed-menu"
              finalFocus={() => !focusMovesOn.current}
              onBlur={({ relatedTarget: to }) => to && !container.current?.contains(to) && leave()}
            >
              {hasLanguages && <LanguageMenuItems />}
              {actions.map(({ label, icon: Icon, run }) => (
                <Menu.Item
                  key={label}
                  className="ed-row"
                  onClick={() => {
                    leave()
                    run(trigger.current)
                  }}
                >
                  <Icon className="ed-i" />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}

function LanguageMenuItems() {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  const others = locales.filter((each) => each !== locale)
  return others.map((each) => (
    <Menu.LinkItem key={each} className="ed-row" href={hrefInLanguage(path, search, each)} closeOnClick>
      <span className="ed-i" lang={each} aria-hidden="true">
        {languageLabels[each]}
      </span>
      {t(`language.${each}`)}
    </Menu.LinkItem>
  ))
}
