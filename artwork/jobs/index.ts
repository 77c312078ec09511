import { scene } from '../drawing.ts'
import { jobPlatform } from './platform.ts'
import { jobSupport } from './support.ts'
import { jobWriting } from './writing.ts'

const wide = { canvas: [640, 420] as [number, number] }

/** The three kinds of work that vacancies are for. */
export const jobs = [
  scene('job-scene-platform', jobPlatform, wide),
  scene('job-scene-writing', jobWriting, wide),
  scene('job-scene-support', jobSupport, wide),
]
