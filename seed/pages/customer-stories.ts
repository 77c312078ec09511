import { picture, type SeedPage, t } from '#seed/define.ts'
import { dhowLogistics } from './stories/dhow-logistics.ts'
import { ghafRetail } from './stories/ghaf-retail.ts'
import { qamraHealth } from './stories/qamra-health.ts'
import { rimalEnergy } from './stories/rimal-energy.ts'
import { sahabAir } from './stories/sahab-air.ts'
import { tilalBank } from './stories/tilal-bank.ts'

export const customerStories = {
  slug: 'customer-stories',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Customer stories', 'قصص العملاء'),
        title: t('What they do better since', 'ما الذي تحسّن عندهم'),
        subtitle: t(
          'Six customers tell what went wrong before, what they tried and what it changed.',
          'ستّة من عملائنا يحكون ما كان يتعثّر عندهم، وما جرّبوه، وما الذي تغيّر.',
        ),
        primaryButtonText: t('Ask for a demo', 'اطلبوا عرضًا'),
        primaryButtonLink: '/contact',
        mainImage: picture('team-view'),
        image_alt: t(
          'A manager’s view: four people, their progress and who needs a reminder',
          'لوحة المدير: أربعة موظفين ومستوى تقدّمهم ومن يحتاج إلى تذكير',
        ),
        backgroundColor: '#FFF8EC',
        blobFillColor: '#FFEBC4',
        blobStrokeColor: '#FFB224',
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
        stories: [sahabAir, tilalBank, qamraHealth, rimalEnergy, dhowLogistics, ghafRetail],
      },
    },
  ],
} satisfies SeedPage
