import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { PageLoading } from '../layout/page-states.tsx'

/** 'Loading...' in place of the page while the application loads the next one. */
export function Pending({ children }: { children: ReactNode }) {
  return useNavigation().state === 'loading' ? <PageLoading /> : children
}
