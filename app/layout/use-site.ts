import { useRouteLoaderData } from 'react-router'
import type { Site } from '../backend.ts'

/** The site's settings from the root loader. */
export function useSite(): Site {
  return useRouteLoaderData('root') as Site
}
