import { type ComponentType, createContext, use } from 'react'

/** Interaction: pointer, focus, click or submit. */
export type Wake = 'visible' | 'interaction'

export type IslandProps<Props extends object> = {
  name: string
  component: ComponentType<Props>
  /** Plain data in one language, embedded as JSON. */
  props: Props
  wake?: Wake
}

export type IslandRenderer = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
) => { html: string; prefix: string }

export const IslandContext = createContext<IslandRenderer | null>(null)

/** For a component with state, on a page that is otherwise not hydrated. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  wake = 'visible',
}: IslandProps<Props>) {
  const render = use(IslandContext)
  if (!render) return <Component {...props} />
  const { html, prefix } = render(Component, props)
  return (
    <site-island
      name={name}
      wake={wake}
      prefix={prefix}
      props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': {
        name: string
        wake: Wake
        prefix: string
        props: string
        dangerouslySetInnerHTML: { __html: string }
      }
    }
  }
}
