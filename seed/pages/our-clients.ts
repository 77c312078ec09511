import { media, picture, type SeedPage, t } from '#seed/define.ts'

const mark = (id: string, en: string, ar: string, file = id) => ({
  id,
  name: t(en, ar),
  src: picture(`logo-${file}`),
})

export const ourClients = {
  slug: 'our-clients',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Our clients', 'عملاؤنا'),
        title: t('The organisations that learn with us', 'جهات تتعلّم معنا'),
        subtitle: t(
          'Three hundred organisations in eleven countries, with between 90 and 31,000 people. Here are 24 of them.',
          '٣٠٠ جهة في إحدى عشرة دولة، من ٩٠ موظفًا إلى ٣١ ألفًا. وهذه ٢٤ منها.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('Read customer stories', 'اقرؤوا قصص العملاء'),
        secondaryButtonLink: '/customer-stories',
        mainImage: picture('hero-clients'),
        image_alt: t(
          'A harbour, a hospital, a bank, a mine and a university side by side, each with a learner; above them an aeroplane',
          'ميناء ومستشفى وبنك ومنجم وجامعة متجاورة، ولكل منها متعلّم، وفوقها طائرة',
        ),
        backgroundColor: '#FFF8EC',
        blobFillColor: '#FFE1DB',
        blobStrokeColor: '#3450E0',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#DDF4F1',
        bottomRightBlobColor: '#E6EBFF',
      },
    },
    {
      order: 2,
      block_type: 'LOGO_WALL',
      content: {
        title: t('Different work, the same questions', 'أعمال مختلفة، وأسئلة واحدة'),
        subtitle: t(
          'Who is qualified to do this today, and who will not be next month? Every industry asks in its own words.',
          'من المؤهّل لهذا العمل اليوم، ومن لن يكون مؤهّلًا الشهر القادم؟ كل قطاع يسأل بكلماته.',
        ),
        groups: [
          {
            id: 'transport',
            title: t('Travel, transport and ports', 'السفر والنقل والموانئ'),
            description: t(
              '48 customers. At Sahab Air new cabin crew are on duty after 11 days instead of 34; at Dhow Logistics the gate reads the same record as the platform.',
              '٤٨ عميلًا. في سحاب للطيران يبدأ المضيف الجديد رحلاته بعد ١١ يومًا بدل ٣٤، وفي داو للخدمات اللوجستية تقرأ البوّابة السجلّ نفسه الذي في المنصّة.',
            ),
            logos: [
              mark('sahab-air', 'Sahab Air', 'سحاب للطيران'),
              mark('dhow-logistics', 'Dhow Logistics', 'داو للخدمات اللوجستية'),
              mark('marsa-ports', 'Marsa Ports', 'موانئ مرسى'),
              mark('qafila-rail', 'Qafila Rail', 'قافلة للسكك الحديدية'),
            ],
          },
          {
            id: 'energy',
            title: t('Energy, mining and industry', 'الطاقة والتعدين والصناعة'),
            description: t(
              '71 customers, most of whose people have no desk. Rimal Energy trains 6,000 people on 19 sites, in five languages, before the gate opens.',
              '٧١ عميلًا، ومعظم العاملين لديهم بلا مكاتب. تدرّب رمال للطاقة ٦٬٠٠٠ شخص في ١٩ موقعًا وبخمس لغات، قبل أن تُفتح البوّابة.',
            ),
            logos: [
              mark('rimal-energy', 'Rimal Energy', 'رمال للطاقة'),
              mark('hajar-steel', 'Hajar Steel', 'حجر للصلب'),
              mark('jabal-mining', 'Jabal Mining', 'جبل للتعدين'),
              mark('dana-utilities', 'Dana Utilities', 'دانة للمرافق', 'dana-gas'),
            ],
          },
          {
            id: 'finance',
            title: t('Banks, insurance, property and telecoms', 'البنوك والتأمين والعقار والاتصالات'),
            description: t(
              '54 customers who are audited often. At Tilal Bank 98% of branch staff were certified a month before the audit; Wadi Telecom has 31,000 people in one course.',
              '٥٤ عميلًا يكثر تدقيق أعمالهم. في بنك تلال نال ٩٨٪ من موظفي الفروع شهاداتهم قبل التدقيق بشهر، ولدى وادي للاتصالات ٣١ ألف متعلّم في دورة واحدة.',
            ),
            logos: [
              mark('tilal-bank', 'Tilal Bank', 'بنك تلال'),
              mark('safa-insurance', 'Safa Insurance', 'صفا للتأمين'),
              mark('waha-properties', 'Waha Properties', 'واحة العقارية'),
              mark('wadi-telecom', 'Wadi Telecom', 'وادي للاتصالات'),
            ],
          },
          {
            id: 'health-and-education',
            title: t('Hospitals, schools and universities', 'المستشفيات والمدارس والجامعات'),
            description: t(
              '66 customers. Our first customer, in 2009, was a hospital that we still look after; at Qamra Health 3,100 nurses learn on their own phones, between rounds.',
              '٦٦ عميلًا. بدأنا عام ٢٠٠٩ بمستشفى وما زلنا نرعى أكاديميته. وفي قمرة الصحية تتعلّم ٣٬١٠٠ ممرّضة وممرّض على هواتفهم بين جولتين.',
            ),
            logos: [
              mark('qamra-health', 'Qamra Health', 'قمرة الصحية'),
              mark('rawdah-hospitals', 'Rawdah Hospitals', 'مستشفيات روضة'),
              mark('noor-schools', 'Noor Schools', 'مدارس نور'),
              mark('manar-university', 'Manar University', 'جامعة المنار'),
            ],
          },
          {
            id: 'shops',
            title: t('Retail, delivery and services', 'التجزئة والتوصيل والخدمات'),
            description: t(
              '38 customers who hire all year round. At Ghaf Retail 91% of new staff finish their first week’s lessons by Wednesday, and 27% fewer leave within ninety days.',
              '٣٨ عميلًا يوظّفون طوال العام. في غاف للتجزئة يُنهي ٩١٪ من الموظفين الجدد دروس أسبوعهم الأول بحلول الأربعاء، وانخفض عدد من يتركون العمل خلال تسعين يومًا بنسبة ٢٧٪.',
            ),
            logos: [
              mark('ghaf-retail', 'Ghaf Retail', 'غاف للتجزئة'),
              mark('barq-delivery', 'Barq Delivery', 'برق للتوصيل'),
              mark('zafir-motors', 'Zafir Motors', 'ظافر للسيّارات'),
              mark('naseem-air-con', 'Naseem Air Conditioning', 'نسيم للتكييف'),
            ],
          },
          {
            id: 'hotels',
            title: t('Hotels, food and media', 'الفنادق والأغذية والإعلام'),
            description: t(
              '23 customers. At Lulua Hotels the shift leader’s page has two lists and no chart; it won an award in 2024 and is still opened every morning.',
              '٢٣ عميلًا. لرئيس المناوبة في فنادق لؤلؤة صفحة فيها قائمتان بلا رسم بياني، نالت جائزة عام ٢٠٢٤ وما زالت تُفتح كل صباح.',
            ),
            logos: [
              mark('lulua-hotels', 'Lulua Hotels', 'فنادق لؤلؤة'),
              mark('sidra-foods', 'Sidra Foods', 'سدرة للأغذية'),
              mark('tamr-farms', 'Tamr Farms', 'مزارع تمر'),
              mark('bayan-media', 'Bayan Media', 'بيان للإعلام'),
            ],
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'CTA',
      content: {
        title: t('Talk to one of our customers', 'تحدّثوا إلى أحد عملائنا'),
        subtitle: t(
          '<p>Tell us your industry and the size of your organisation. We introduce you to a similar customer and leave the two of you to talk.</p>',
          '<p>أخبرونا بقطاعكم وحجم جهتكم، ونعرّفكم بعميل يشبهكم، ثم نترك لكم الحديث معه.</p>',
        ),
        buttonText: t('Arrange an introduction', 'رتّبوا التعارف'),
        buttonLink: '/contact',
        people: [
          { id: 'omar-khalil', name: t('Omar, Dubai', 'عمر، دبي'), portrait: media('person-omar-khalil.webp') },
          {
            id: 'faisal-al-otaibi',
            name: t('Faisal, Riyadh', 'فيصل، الرياض'),
            portrait: media('person-faisal-al-otaibi.webp'),
          },
        ],
      },
    },
  ],
} satisfies SeedPage
