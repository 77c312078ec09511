import { arabicFirst } from './arabic-first.ts'
import { auditFile } from './audit-file.ts'
import { auditRehearsal } from './audit-rehearsal.ts'
import { breakfastRiyadh } from './breakfast-riyadh.ts'
import { budgetNumbers } from './budget-numbers.ts'
import { budgetWorkshop } from './budget-workshop.ts'
import { choosingAVoice } from './choosing-a-voice.ts'
import { completion } from './completion.ts'
import { courseListClinic } from './course-list-clinic.ts'
import { courseOwner } from './course-owner.ts'
import { dashboardOnline } from './dashboard-online.ts'
import { fairQuestions } from './fair-questions.ts'
import { firstManager } from './first-manager.ts'
import { fourteenMinutes } from './fourteen-minutes.ts'
import { hrDataHour } from './hr-data-hour.ts'
import { languageHours } from './language-hours.ts'
import { leaveBehind } from './leave-behind.ts'
import { onboarding } from './onboarding.ts'
import { oneFeed } from './one-feed.ts'
import { openEdxScale } from './open-edx-scale.ts'
import { openHouseAmman } from './open-house-amman.ts'
import type { Post } from './post.ts'
import { ramadanSchedule } from './ramadan-schedule.ts'
import { readyMade } from './ready-made.ts'
import { roomAndPhone } from './room-and-phone.ts'
import { sameDoor } from './same-door.ts'
import { shiftWorkers } from './shift-workers.ts'
import { skillsBreakfast } from './skills-breakfast.ts'
import { skillsMaps } from './skills-maps.ts'
import { standRiyadh } from './stand-riyadh.ts'
import { trainingData } from './training-data.ts'

/** All articles and events, newest first. */
export const posts: Post[] = [
  skillsMaps,
  breakfastRiyadh,
  completion,
  onboarding,
  arabicFirst,
  firstManager,
  openHouseAmman,
  budgetNumbers,
  auditFile,
  dashboardOnline,
  shiftWorkers,
  roomAndPhone,
  trainingData,
  languageHours,
  budgetWorkshop,
  choosingAVoice,
  courseListClinic,
  readyMade,
  fairQuestions,
  hrDataHour,
  ramadanSchedule,
  sameDoor,
  auditRehearsal,
  leaveBehind,
  standRiyadh,
  courseOwner,
  openEdxScale,
  fourteenMinutes,
  oneFeed,
  skillsBreakfast,
]
