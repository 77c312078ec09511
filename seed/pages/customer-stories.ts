import { picture, type SeedPage, t } from '#seed/define.ts'
import { dhowLogistics } from './stories/dhow-logistics.ts'
import { ghafRetail } from './stories/ghaf-retail.ts'
import { hajarSteel } from './stories/hajar-steel.ts'
import { qafilaRail } from './stories/qafila-rail.ts'
import { qamraHealth } from './stories/qamra-health.ts'
import { rimalEnergy } from './stories/rimal-energy.ts'
import { safaInsurance } from './stories/safa-insurance.ts'
import { sahabAir } from './stories/sahab-air.ts'
import { tilalBank } from './stories/tilal-bank.ts'
import { wadiTelecom } from './stories/wadi-telecom.ts'

const tocTitle = t('In this story', 'في هذه القصة')

export const customerStories = {
  slug: 'customer-stories',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Customer stories', 'قصص العملاء'),
        title: t('How ten customers changed their training', 'كيف غيّر عشرة من عملائنا تدريب موظفيهم'),
        subtitle: t(
          'An airline, a bank, seven hospitals, a steel mill, a railway, 118 shops and four others tell you what they tried and what came of it, with figures that you can check with them.',
          'شركة طيران وبنك وسبعة مستشفيات ومصنع صلب وسكّة حديد و١١٨ متجرًا وأربع جهات أخرى تحكي ما جرّبته وما نتج عنه، بأرقام لكم أن تتحقّقوا منها عند أصحابها.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('See all our clients', 'تعرّفوا على عملائنا'),
        secondaryButtonLink: '/our-clients',
        mainImage: picture('team-view'),
        image_alt: t(
          'A manager’s view: four people, their progress and who needs a reminder',
          'لوحة المدير: أربعة موظفين ومستوى تقدّمهم ومن يحتاج إلى تذكير',
        ),
        backgroundColor: '#FFF8EC',
        blobFillColor: '#FFEBC4',
        blobStrokeColor: '#FFB224',
        topLeftBlobColor: '#E6EBFF',
        bottomLeftBlobColor: '#DDF4F1',
        bottomRightBlobColor: '#FFE1DB',
      },
    },
    {
      order: 2,
      block_type: 'GALLERY',
      content: {
        title: t('What changed for them', 'ما الذي تغيّر عندهم'),
        subtitle: t('From airlines to hospitals, in their own numbers.', 'من شركات الطيران إلى المستشفيات، وبأرقامهم.'),
        buttonText: t('All customer stories', 'كل قصص العملاء'),
        buttonLink: '/customer-stories',
        stories: [
          sahabAir,
          tilalBank,
          qamraHealth,
          rimalEnergy,
          dhowLogistics,
          ghafRetail,
          hajarSteel,
          wadiTelecom,
          safaInsurance,
          qafilaRail,
        ].map((story) => ({ ...story, detailContent: { ...story.detailContent, tocTitle } })),
      },
    },
  ],
} satisfies SeedPage
