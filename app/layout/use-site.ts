import { useRouteLoaderData } from 'react-router'
import type { Site } from '../backend.ts'

/** The site's settings, which the root's loader brings to every page. */
export function useSite(): Site {
  return useRouteLoaderData('root') as Site
}
