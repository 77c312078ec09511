import type { ComponentType } from 'react'

type IslandModule = { default: ComponentType<object> }

/** Every block's island, by its folder's name. */
const modules = import.meta.glob<IslandModule>('../blocks/*/island.tsx')

/** Wakes the islands of a document: those marked `visible` as they come near, the others at the first interaction. */
export function startIslands() {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target)
    },
    { rootMargin: '200px' },
  )
  for (const island of document.querySelectorAll('site-island[wake="visible"]')) seen.observe(island)
  for (const type of ['pointerover', 'focusin', 'click', 'submit']) document.addEventListener(type, onInteraction, true)
}

async function onInteraction(event: Event) {
  const target = event.target as HTMLElement
  const island = target.closest?.('site-island')
  if (!island || island.hasAttribute('awake')) return
  // What was asked for before React was there is asked again once it is.
  const repeat = event.type === 'submit' || (event.type === 'click' && target.closest('button, summary'))
  if (repeat) {
    event.preventDefault()
    event.stopPropagation()
  }
  await wake(island)
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit()
  else if (repeat) target.click()
}

const waking = new WeakMap<Element, Promise<void>>()

function wake(island: Element): Promise<void> {
  const started = waking.get(island) ?? hydrate(island)
  waking.set(island, started)
  return started
}

async function hydrate(island: Element) {
  const load = modules[`../blocks/${island.getAttribute('name')}/island.tsx`]
  if (!load) return
  const [{ hydrateIsland }, { default: component }] = await Promise.all([import('./hydrate-island.tsx'), load()])
  await hydrateIsland(island, component)
}
