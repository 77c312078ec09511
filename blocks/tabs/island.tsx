import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Items, Picture, RichText, Text } from '#fields/fields.tsx'
import type { LocalizedContent } from '../catalogue.ts'

type TabSetProps = {
  tabs: LocalizedContent<'TABS'>['tabs']
  label: string
}

/**
 * Tabs and their panels. On wide screens the list is beside the selected tab's picture. On phones the panels are a row
 * to swipe, and the same tabs are its dots (view.css). The HTML contains all panels.
 */
export default function TabSet({ tabs, label }: TabSetProps) {
  const [chosen, select] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { row, swipeTo } = useSwipe(select)
  const id = useId()
  const count = tabs.items.length
  // The last tab may be deleted while it is selected.
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
            // A panel may contain nothing focusable, so it takes the focus itself, unless it is hidden or fading out.
            tabIndex={index === selected ? 0 : -1}
          >
            <div className="tabs-picture">
              <Picture field={tab.imageSrc} alt={tab.imageAlt} sizes="(min-width: 62rem) 600px, 88vw" />
            </div>
            <div className="tabs-words">
              {/* On phones the tab is only a dot, so the panel shows its title. Hidden on wide screens. */}
              <Text field={tab.title} as="p" className="tabs-title h3" />
              <RichText field={tab.description} className="rich" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The tab that a key selects. Arrow keys follow the writing direction and wrap around. */
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
 * For a row of panels to swipe on phones. Calls `onRest` with the index of the panel that comes into view; `swipeTo`
 * scrolls to a panel. Does nothing on wide screens, where the row does not scroll.
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
    // The distance between the centres is the same in both writing directions.
    const distance = to.left + to.width / 2 - (from.left + from.width / 2)
    const left = element.scrollLeft + distance
    element.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }

  return { row, swipeTo }
}
