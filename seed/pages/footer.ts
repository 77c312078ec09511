import { type SeedPage, t } from '#seed/define.ts'

export const footer = {
  slug: 'footer',
  blocks: [
    {
      order: 1,
      block_type: 'FOOTER',
      content: {
        staticTexts: {
          newsletterTitle: t('One useful newsletter a month', 'نشرة بريدية نافعة كل شهر'),
          newsletterDisclaimer: t(
            'What works for our customers, new courses and event dates. You can unsubscribe at any time.',
            'تجارب عملائنا ودورات جديدة ومواعيد الفعاليات. ويمكنكم إلغاء الاشتراك متى شئتم.',
          ),
          newsletterPlaceholder: t('Your work e-mail', 'بريد العمل'),
          newsletterButton: t('Subscribe', 'اشتركوا'),
          about: t(
            'Learning platforms and courses for organisations in the Gulf and beyond, since 2009.',
            'منصّات تعلّم ودورات للمؤسسات في الخليج وخارجه منذ عام ٢٠٠٩.',
          ),
          contactsTitle: t('Talk to us', 'تواصلوا معنا'),
          socialTitle: t('Follow us', 'تابعونا'),
          copyright: t('© 2026 iLearn', '© ٢٠٢٦ iLearn'),
        },
        columns: [
          {
            id: 'col-solutions',
            title: t('Solutions', 'الحلول'),
            links: [
              { id: 'foot-totara-suite', label: t('Totara', 'Totara'), path: '/solutions/totara-suite' },
              { id: 'foot-totara-learn', label: t('Totara Learn', 'Totara Learn'), path: '/solutions/totara-learn' },
              {
                id: 'foot-totara-perform',
                label: t('Totara Perform', 'Totara Perform'),
                path: '/solutions/totara-perform',
              },
              {
                id: 'foot-totara-mobile',
                label: t('Totara Mobile', 'Totara Mobile'),
                path: '/solutions/totara-mobile',
              },
              {
                id: 'foot-totara-integrations',
                label: t('Totara Integrations', 'ربط Totara بأنظمتكم'),
                path: '/solutions/totara-integrations',
              },
              { id: 'foot-open-edx', label: t('Open edX', 'Open edX'), path: '/solutions/open-edx' },
              { id: 'foot-opensesame', label: t('OpenSesame', 'OpenSesame'), path: '/solutions/opensesame' },
              {
                id: 'foot-ilearn-catalogues',
                label: t('iLearn Catalogues', 'مكتبات iLearn'),
                path: '/solutions/ilearn-catalogues',
              },
              {
                id: 'foot-bespoke-content',
                label: t('Bespoke content', 'محتوى مخصّص'),
                path: '/solutions/bespoke-content',
              },
              {
                id: 'foot-rosetta-stone',
                label: t('Rosetta Stone', 'Rosetta Stone'),
                path: '/solutions/rosetta-stone',
              },
            ],
          },
          {
            id: 'col-company',
            title: t('Company', 'الشركة'),
            links: [
              { id: 'foot-about', label: t('About us', 'من نحن'), path: '/about' },
              { id: 'foot-why-choose-us', label: t('Why choose us', 'لماذا نحن'), path: '/why-choose-us' },
              { id: 'foot-customer-stories', label: t('Customer stories', 'قصص العملاء'), path: '/customer-stories' },
              { id: 'foot-our-team', label: t('Our team', 'فريقنا'), path: '/our-team' },
              { id: 'foot-careers', label: t('Careers', 'الوظائف'), path: '/careers' },
              { id: 'foot-our-partners', label: t('Our partners', 'شركاؤنا'), path: '/our-partners' },
              { id: 'foot-our-clients', label: t('Our clients', 'عملاؤنا'), path: '/our-clients' },
              { id: 'foot-our-awards', label: t('Our awards', 'جوائزنا'), path: '/our-awards' },
              { id: 'foot-resources', label: t('Resources', 'المصادر'), path: '/resources' },
            ],
          },
        ],
        contacts: [
          {
            id: 'office-riyadh',
            name: t('Riyadh', 'الرياض'),
            address: t('Olaya Street 214', 'شارع العليا ٢١٤'),
            phone: t('+966 11 555 0142', '+966 11 555 0142'),
          },
          {
            id: 'office-dubai',
            name: t('Dubai', 'دبي'),
            address: t('Knowledge Park, Block 8', 'مجمّع المعرفة، مبنى ٨'),
            phone: t('+971 4 555 0186', '+971 4 555 0186'),
          },
          {
            id: 'office-amman',
            name: t('Amman', 'عمّان'),
            address: t('Zahran Street 61', 'شارع زهران ٦١'),
            phone: t('+962 6 555 0117', '+962 6 555 0117'),
          },
        ],
        email: t('info@example.com', 'info@example.com'),
        socialLinks: [
          {
            id: 'social-linkedin',
            label: t('LinkedIn', 'LinkedIn'),
            path: 'https://www.linkedin.com/',
          },
        ],
        legalLinks: [
          { id: 'legal-privacy', label: t('Privacy policy', 'سياسة الخصوصية'), path: '/privacy-policy' },
          {
            id: 'legal-accessibility',
            label: t('Report an accessibility problem', 'أبلغوا عن صعوبة في استخدام الموقع'),
            path: 'mailto:info@example.com?subject=Accessibility',
          },
        ],
      },
    },
  ],
} satisfies SeedPage
