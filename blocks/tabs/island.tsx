import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Items, Picture, RichText, Text } from '#fields/fields.tsx'
import type { LocalizedContent } from '../catalogue.ts'

type TabSetProps = {
  tabs: LocalizedContent<'TABS'>['tabs']
  label: string
}

/**
 * Renders tabs and their panels. On wide screens, the tabs are a list beside the picture of the selected panel. On
 * phones, the panels are a row that visitors swipe, and the tabs are dots below the row (view.css). The HTML contains
 * all panels.
 */
export default function TabSet({ tabs, label }: TabSetProps) {
  const [chosen, select] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { row, swipeTo } = useSwipe(select)
  const id = useId()
  const count = tabs.items.length
  // If the last tab is deleted while it is selected, `chosen` is too large.
  const selected = Math.max(0, Math.min(chosen, count - 1))

  function choose(index: number) {
    select(index)
    swipeTo(index)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = targetOf(event, selected, count)
    if (index === undefined) return
    event.preventDefault()
    choose(index)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus({ preventScroll: true })
  }

  return (
    <div className="tabs-set" style={{ '--rows': count * 2 }}>
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        <Items field={tabs}>
          {(tab, index) => (
            <button
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              className="tabs-tab"
              style={{ '--row': index }}
              aria-selected={index === selected}
              aria-controls={`${id}panel${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => choose(index)}
            >
              <Text field={tab.title} className="tabs-name" />
            </button>
          )}
        </Items>
      </div>
      <div ref={row} className="tabs-row">
        {tabs.items.map((tab, index) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}panel${index}`}
            className="tabs-panel"
            style={{ '--row': index }}
            aria-labelledby={`${id}tab${index}`}
            data-selected={index === selected || undefined}
            // The selected panel is focusable, because its content may not be. All other panels are hidden or out of
            // view.
            tabIndex={index === selected ? 0 : -1}
          >
            <div className="tabs-picture">
              <Picture field={tab.imageSrc} alt={tab.imageAlt} sizes="(min-width: 62rem) 600px, 88vw" />
            </div>
            <div className="tabs-words">
              {/*
               * On phones, a tab is only a dot, so the panel shows the title. On wide screens, CSS hides this title.
               */}
              <Text field={tab.title} as="p" className="tabs-title h3" />
              <RichText field={tab.description} className="rich" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * Returns the index of the tab that a key selects, or undefined for other keys. Left and right depend on the writing
 * direction. After the last tab comes the first.
 */
function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, selected: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
    case 'ArrowDown':
      return (selected + 1) % count
    case backward:
    case 'ArrowUp':
      return (selected - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
}

/**
 * Connects tabs with a row of panels that visitors swipe on phones. Calls `onRest` with the index of a panel that comes
 * into view. `swipeTo` scrolls to a panel. On wide screens, where the row does not scroll, neither has an effect.
 */
export function useSwipe(onRest: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (element.scrollWidth <= element.clientWidth) return
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) onRest([...element.children].indexOf(target))
        }
      },
      { root: element, threshold: 0.6 },
    )
    for (const panel of element.children) observer.observe(panel)
    return () => observer.disconnect()
  }, [onRest])

  function swipeTo(index: number) {
    const [element, panel] = [row.current, row.current?.children[index]]
    if (!element || !panel || element.scrollWidth <= element.clientWidth) return
    const [from, to] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
    // The signed distance between the centres, in pixels to the right. `scrollLeft` grows to the right in both writing
    // directions.
    const distance = to.left + to.width / 2 - (from.left + from.width / 2)
    const left = element.scrollLeft + distance
    element.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }

  return { row, swipeTo }
}
