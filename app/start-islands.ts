import type { ComponentType } from 'react'

type IslandModule = { default: ComponentType<object> }

const modules = import.meta.glob<IslandModule>('../blocks/*/island.tsx')

/** Hydrates islands marked `visible` near the viewport, the others at the first interaction. */
export function startIslands() {
  const visibilityObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target).catch(() => {})
    },
    { rootMargin: '200px' },
  )
  for (const island of document.querySelectorAll('site-island[wake="visible"]')) visibilityObserver.observe(island)
  for (const type of ['pointerover', 'focusin', 'click', 'submit']) document.addEventListener(type, onInteraction, true)
}

async function onInteraction(event: Event) {
  const target = event.target as HTMLElement
  const island = target.closest?.('site-island')
  if (!island || island.hasAttribute('awake')) return
  // A click or submit before hydration is cancelled, and repeated after hydration.
  const button = event.type === 'click' ? target.closest<HTMLElement>('button, summary') : null
  const form = event.type === 'submit' ? (target as HTMLFormElement) : null
  if (button || form) {
    event.preventDefault()
    event.stopPropagation()
  }
  // If the island cannot be loaded, the form is submitted without JavaScript.
  const isAwake = await wake(island).then(
    () => true,
    () => false,
  )
  if (form) isAwake ? form.requestSubmit() : form.submit()
  else if (isAwake) button?.click()
}

const waking = new WeakMap<Element, Promise<void>>()

function wake(island: Element): Promise<void> {
  const started = waking.get(island) ?? hydrate(island)
  waking.set(island, started)
  // After a failure the next interaction tries again.
  started.catch(() => waking.delete(island))
  return started
}

async function hydrate(island: Element) {
  const load = modules[`../blocks/${island.getAttribute('name')}/island.tsx`]
  if (!load) throw new Error(`No block has the island '${island.getAttribute('name')}'`)
  const [{ hydrateIsland }, { default: component }] = await Promise.all([import('./hydrate-island.tsx'), load()])
  await hydrateIsland(island, component)
}
