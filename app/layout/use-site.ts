import { useLocation, useRouteLoaderData } from 'react-router'
import { splitLocale } from '#content/address.ts'
import type { Site } from '../backend.ts'

export function useSite(): Site {
  return useRouteLoaderData('root') as Site
}

export function useAddress() {
  return splitLocale(useLocation().pathname, useSite()?.arabicPaths)
}
