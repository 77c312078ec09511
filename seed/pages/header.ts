import { type SeedPage, t } from '#seed/define.ts'

export const header = {
  slug: 'header',
  blocks: [
    {
      order: 1,
      block_type: 'HEADER',
      content: {
        contactButtonText: t('Contact us', 'تواصلوا معنا'),
        menuItems: [
          {
            id: 'nav-solutions',
            label: t('Solutions', 'الحلول'),
            path: '#',
            children: [
              {
                id: 'sol-totara',
                label: t('Totara', 'Totara'),
                path: '/solutions/totara-suite',
                description: t('One suite for learning and performance', 'منظومة واحدة للتعلّم والأداء'),
                children: [
                  {
                    id: 'sol-totara-learn',
                    label: t('Totara Learn', 'Totara Learn'),
                    path: '/solutions/totara-learn',
                    description: t('Courses, paths, certificates', 'دورات ومسارات وشهادات'),
                  },
                  {
                    id: 'sol-totara-perform',
                    label: t('Totara Perform', 'Totara Perform'),
                    path: '/solutions/totara-perform',
                    description: t('Goals, reviews, skills', 'أهداف وتقييم ومهارات'),
                  },
                  {
                    id: 'sol-totara-mobile',
                    label: t('Totara Mobile', 'Totara Mobile'),
                    path: '/solutions/totara-mobile',
                    description: t('Lessons on the phone, offline', 'دروس على الهاتف، دون اتصال'),
                  },
                  {
                    id: 'sol-totara-integrations',
                    label: t('Totara Integrations', 'ربط Totara بأنظمتكم'),
                    path: '/solutions/totara-integrations',
                    description: t('HR, single sign-on, video', 'موارد بشرية ودخول موحّد واجتماعات'),
                  },
                ],
              },
              {
                id: 'sol-open-edx',
                label: t('Open edX', 'Open edX'),
                path: '/solutions/open-edx',
                description: t('Courses for thousands at once', 'دورات لآلاف في وقت واحد'),
              },
              {
                id: 'sol-opensesame',
                label: t('OpenSesame', 'OpenSesame'),
                path: '/solutions/opensesame',
                description: t('Ready-made courses', 'دورات جاهزة'),
              },
              {
                id: 'sol-ilearn-catalogues',
                label: t('iLearn Catalogues', 'مكتبات iLearn'),
                path: '/solutions/ilearn-catalogues',
                description: t('Our own short courses', 'دوراتنا القصيرة'),
              },
              {
                id: 'sol-bespoke-content',
                label: t('Bespoke content', 'محتوى مخصّص'),
                path: '/solutions/bespoke-content',
                description: t('Courses made only for your company', 'دورات تُصمَّم لشركتكم وحدها'),
              },
              {
                id: 'sol-rosetta-stone',
                label: t('Rosetta Stone', 'Rosetta Stone'),
                path: '/solutions/rosetta-stone',
                description: t('Languages for work', 'لغات للعمل'),
              },
            ],
          },
          {
            id: 'nav-company',
            label: t('Company', 'الشركة'),
            path: '#',
            children: [
              {
                id: 'company-about',
                label: t('About us', 'من نحن'),
                path: '/about',
                description: t('Who we are and how we work', 'تعرّفوا علينا وعلى طريقة عملنا'),
              },
              {
                id: 'company-why-choose-us',
                label: t('Why choose us', 'لماذا نحن'),
                path: '/why-choose-us',
                description: t('What we promise, in plain words', 'وعودنا لكم بكلمات واضحة'),
              },
              {
                id: 'company-customer-stories',
                label: t('Customer stories', 'قصص العملاء'),
                path: '/customer-stories',
                description: t('What changed, in numbers', 'ما الذي تغيّر، بالأرقام'),
              },
              {
                id: 'company-our-team',
                label: t('Our team', 'فريقنا'),
                path: '/our-team',
                description: t('The people you will work with', 'من ستعملون معهم'),
              },
              {
                id: 'company-careers',
                label: t('Careers', 'الوظائف'),
                path: '/careers',
                description: t('Open positions in three cities', 'وظائف شاغرة في ثلاث مدن'),
              },
              {
                id: 'company-our-awards',
                label: t('Our awards', 'جوائزنا'),
                path: '/our-awards',
                description: t('What juries said about our work', 'ما قالته لجان التحكيم عن عملنا'),
              },
            ],
          },
          {
            id: 'nav-partners',
            label: t('Partners', 'الشركاء'),
            path: '#',
            children: [
              {
                id: 'partners-our-partners',
                label: t('Our partners', 'شركاؤنا'),
                path: '/our-partners',
                description: t('The companies whose products we offer', 'الشركات التي نقدّم منتجاتها'),
              },
              {
                id: 'partners-our-clients',
                label: t('Our clients', 'عملاؤنا'),
                path: '/our-clients',
                description: t('The organisations that learn with us', 'الجهات التي تتعلّم معنا'),
              },
            ],
          },
          {
            id: 'nav-resources',
            label: t('Resources', 'المصادر'),
            path: '#',
            children: [
              {
                id: 'resources-all',
                label: t('All resources', 'كل المصادر'),
                path: '/resources',
                description: t('Articles and events in one list', 'المقالات والفعاليات في قائمة واحدة'),
              },
              {
                id: 'resources-blog',
                label: t('Blog', 'المدوّنة'),
                path: '/blog',
                description: t('What we learn from our work', 'ما نتعلّمه من عملنا'),
              },
              {
                id: 'resources-events',
                label: t('Events', 'الفعاليات'),
                path: '/events',
                description: t('Where you can meet us', 'أين تلتقون بنا'),
              },
            ],
          },
        ],
      },
    },
  ],
} satisfies SeedPage
