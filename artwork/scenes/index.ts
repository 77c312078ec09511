import { scene } from '../drawing.ts'
import * as bespoke from './bespoke.ts'
import * as catalogues from './catalogues.ts'
import * as posters from './course-posters.ts'
import { storyCrew } from './crew.ts'
import * as integrations from './integrations.ts'
import * as learn from './learn.ts'
import * as learnRules from './learn-rules.ts'
import * as mobile from './mobile.ts'
import { mobileNotify } from './mobile-notes.ts'
import * as openEdx from './open-edx.ts'
import * as openSesame from './opensesame.ts'
import * as perform from './perform.ts'
import * as talks from './perform-talks.ts'
import * as rosetta from './rosetta.ts'
import { storyShop } from './shop.ts'
import * as suite from './suite.ts'

const beside = { canvas: [640, 420] as [number, number] }

/** Pictures beside texts and in the tabs of the solutions' pages. */
export const scenes = [
  scene('learn-programme', learn.learnProgramme, beside),
  scene('learn-certification', learn.learnCertification, beside),
  scene('learn-report', learnRules.learnReport, beside),
  scene('learn-audience', learnRules.learnAudience, beside),
  scene('perform-review', perform.performReview, beside),
  scene('perform-goals', perform.performGoals, beside),
  scene('perform-checkin', talks.performCheckin, beside),
  scene('perform-skills', talks.performSkills, beside),
  scene('mobile-offline', mobile.mobileOffline, beside),
  scene('mobile-scan', mobile.mobileScan, beside),
  scene('mobile-notify', mobileNotify, beside),
  scene('integrations-hr', integrations.integrationsHr, beside),
  scene('integrations-sso', integrations.integrationsSso, beside),
  scene('integrations-video', integrations.integrationsVideo, beside),
  scene('suite-overview', suite.suiteOverview, beside),
  scene('suite-roles', suite.suiteRoles, beside),
  scene('edx-course', openEdx.edxCourse, beside),
  scene('edx-forum', openEdx.edxForum, beside),
  scene('edx-hosting', openEdx.edxHosting, beside),
  scene('sesame-pick', openSesame.sesamePick, beside),
  scene('sesame-assign', openSesame.sesameAssign, beside),
  scene('sesame-renew', openSesame.sesameRenew, beside),
  scene('catalogue-onboarding', catalogues.catalogueOnboarding, beside),
  scene('catalogue-safety', catalogues.catalogueSafety, beside),
  scene('catalogue-leadership', catalogues.catalogueLeadership, beside),
  scene('bespoke-storyboard', bespoke.bespokeStoryboard, beside),
  scene('bespoke-recording', bespoke.bespokeRecording, beside),
  scene('bespoke-pilot', bespoke.bespokePilot, beside),
  scene('rosetta-lesson', rosetta.rosettaLesson, beside),
  scene('rosetta-greetings', rosetta.rosettaGreetings, beside),
  scene('rosetta-tutor', rosetta.rosettaTutor, beside),
  scene('rosetta-report', rosetta.rosettaReport, beside),
  scene('learn-shelf', posters.learnShelf, beside),
  scene('edx-window', posters.edxWindow, beside),
  scene('mobile-thumb', posters.mobileThumb, { canvas: [400, 480], pixels: 960 }),
  scene('story-crew', storyCrew, { canvas: [640, 394] }),
  scene('story-shop', storyShop, beside),
  scene('story-steel', talks.storySteel, beside),
  scene('story-rail', integrations.storyRail, beside),
]
