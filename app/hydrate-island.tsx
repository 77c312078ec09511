import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The props and the id prefix are in attributes. Resolves when the island is interactive. */
export function hydrateIsland(island: Element, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object
  return new Promise((resolve) => {
    hydrateRoot(
      island,
      <Awake
        onAwake={() => {
          island.setAttribute('awake', '')
          resolve()
        }}
      >
        <Component {...props} />
      </Awake>,
      { identifierPrefix: island.getAttribute('prefix') ?? '' },
    )
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: React.ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(onAwake, [])
  return children
}
