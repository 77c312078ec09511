import type { ElementType, ReactNode } from 'react'
import { observe } from './reveal.ts'

type RevealProps = {
  children: ReactNode
  /** The share of the element that must be visible (specification §9: footer 0.1, hero 0.2, others 0.05 to 0.2). */
  threshold?: number
  as?: ElementType
  className?: string
  id?: string
}

export function Reveal({ children, threshold = 0.1, as: Tag = 'div', ...rest }: RevealProps) {
  return (
    // The page script may set `data-revealed` before React hydrates the element.
    <Tag data-reveal={threshold} ref={observe} suppressHydrationWarning {...rest}>
      {children}
    </Tag>
  )
}
