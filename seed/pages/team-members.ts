import type { ContentInput } from '#blocks/catalogue.ts'
import { media, t } from '#seed/define.ts'

const riyadh = t('Riyadh', 'الرياض')
const dubai = t('Dubai', 'دبي')
const amman = t('Amman', 'عمّان')

/** The twelve team members, in the order of the page. */
export const members: ContentInput<'TEAM'>['members'] = [
  {
    id: 'faisal-al-otaibi',
    name: t('Faisal Al-Otaibi', 'فيصل العتيبي'),
    role: t('Co-founder, head of consulting', 'شريك مؤسّس، رئيس الاستشارات'),
    office: riyadh,
    note: t(
      'One of the three founders who rented two rooms in 2009. He plays the auditor in rehearsals; customers say that the real one was kinder.',
      'أحد المؤسّسين الثلاثة الذين استأجروا غرفتين عام ٢٠٠٩. يؤدّي دور المدقّق في التدريبات، ويقول العملاء إنّ المدقّق الحقيقي كان ألطف منه.',
    ),
    portrait: media('person-faisal-al-otaibi.webp'),
    portrait_alt: t('Portrait of Faisal Al-Otaibi', 'صورة فيصل العتيبي'),
  },
  {
    id: 'lina-haddad',
    name: t('Lina Haddad', 'لينا حدّاد'),
    role: t('Head of course design', 'رئيسة تصميم الدورات'),
    office: amman,
    note: t(
      'Opened the Amman office with a desk and a microphone. Since then she has drawn some two hundred skills maps with customers, always in pencil.',
      'افتتحت مكتب عمّان بطاولة وميكروفون. ورسمت منذ ذلك الحين مع العملاء نحو مئتي خريطة مهارات، وبقلم الرصاص دائمًا.',
    ),
    portrait: media('person-lina-haddad.webp'),
    portrait_alt: t('Portrait of Lina Haddad', 'صورة لينا حدّاد'),
  },
  {
    id: 'omar-khalil',
    name: t('Omar Khalil', 'عمر خليل'),
    role: t('Head of platforms', 'رئيس المنصّات'),
    office: dubai,
    note: t(
      'Connects platforms to HR systems, with seven fields and never an eighth. On launch mornings he brings the coffee.',
      'يربط المنصّات بأنظمة الموارد البشرية، بسبعة حقول لا ثامن لها. وفي صباح كل إطلاق تكون القهوة عليه.',
    ),
    portrait: media('person-omar-khalil.webp'),
    portrait_alt: t('Portrait of Omar Khalil', 'صورة عمر خليل'),
  },
  {
    id: 'sara-nasser',
    name: t('Sara Nasser', 'سارة ناصر'),
    role: t('Head of people', 'رئيسة شؤون الموظفين'),
    office: riyadh,
    note: t(
      'Reads every application herself, even the long ones. Applicants who are turned down hear why, by phone if they like.',
      'تقرأ طلبات التوظيف كلها بنفسها، حتى الطويلة منها. ومن نعتذر له يسمع السبب، وبالهاتف إن شاء.',
    ),
    portrait: media('person-sara-nasser.webp'),
    portrait_alt: t('Portrait of Sara Nasser', 'صورة سارة ناصر'),
  },
  {
    id: 'khalid-al-harbi',
    name: t('Khalid Al-Harbi', 'خالد الحربي'),
    role: t('Head of hosting and security', 'رئيس الاستضافة وأمن المعلومات'),
    office: riyadh,
    note: t(
      'Restores a backup from Jeddah every month, to be sure that it works. His team is pleased when customers never have to think about it.',
      'يستعيد كل شهر نسخة احتياطية من جدة ليتأكّد من أنها تعمل. ويسعد فريقه حين لا يضطرّ العملاء إلى التفكير فيه.',
    ),
    portrait: media('person-khalid-al-harbi.webp'),
    portrait_alt: t('Portrait of Khalid Al-Harbi', 'صورة خالد الحربي'),
  },
  {
    id: 'rana-mansour',
    name: t('Rana Mansour', 'رنا منصور'),
    role: t('Lead author, Arabic', 'كبيرة كتّاب العربية'),
    office: amman,
    note: t(
      'Wrote for radio before she wrote courses. She crosses out whatever she cannot read aloud in one breath, her own sentences first.',
      'كتبت للإذاعة قبل أن تكتب الدورات. تشطب كل ما لا يُقرأ بنفَس واحد، وتبدأ بجملها هي.',
    ),
    portrait: media('person-rana-mansour.webp'),
    portrait_alt: t('Portrait of Rana Mansour', 'صورة رنا منصور'),
  },
  {
    id: 'tariq-hamdan',
    name: t('Tariq Hamdan', 'طارق حمدان'),
    role: t('Head of the recording studio', 'رئيس استوديو التسجيل'),
    office: amman,
    note: t(
      'Has auditioned some two hundred narrators with the same eleven lines. By the second line he usually knows.',
      'اختبر نحو مئتي معلّق صوتي بالأسطر الأحد عشر نفسها. وغالبًا ما يحسم أمره عند السطر الثاني.',
    ),
    portrait: media('person-tariq-hamdan.webp'),
    portrait_alt: t('Portrait of Tariq Hamdan', 'صورة طارق حمدان'),
  },
  {
    id: 'maya-fernandes',
    name: t('Maya Fernandes', 'مايا فرنانديز'),
    role: t('Curator, OpenSesame', 'مسؤولة انتقاء دورات OpenSesame'),
    office: dubai,
    note: t(
      'Watches every course before she recommends it, and begins at minute four. For Qamra Health she watched 41 and kept nine.',
      'تشاهد كل دورة قبل أن توصي بها، وتبدأ من الدقيقة الرابعة. شاهدت لقمرة الصحية ٤١ دورة، وأبقت تسعًا.',
    ),
    portrait: media('person-maya-fernandes.webp'),
    portrait_alt: t('Portrait of Maya Fernandes', 'صورة مايا فرنانديز'),
  },
  {
    id: 'daniel-osei',
    name: t('Daniel Osei', 'دانيال أوسي'),
    role: t('Lead tutor, Rosetta Stone', 'كبير مدرّسي Rosetta Stone'),
    office: dubai,
    note: t(
      'Speaks five languages and is learning a sixth from a taxi driver. He first asks every group what they want to say, and to whom.',
      'يتحدّث خمس لغات ويتعلّم السادسة من سائق سيّارة أجرة. وأول ما يسأل عنه كل مجموعة: ماذا تريدون أن تقولوا، ولمن؟',
    ),
    portrait: media('person-daniel-osei.webp'),
    portrait_alt: t('Portrait of Daniel Osei', 'صورة دانيال أوسي'),
  },
  {
    id: 'hind-al-suwaidi',
    name: t('Hind Al-Suwaidi', 'هند السويدي'),
    role: t('Head of customer care', 'رئيسة خدمة العملاء'),
    office: dubai,
    note: t(
      'Leads fourteen people who answer in both languages. Every Thursday she reads ten closed requests and calls two of the people who sent them.',
      'تقود فريقًا من أربعة عشر زميلًا يردّون باللغتين. وكل خميس تقرأ عشرة طلبات أُغلقت، وتتصل باثنين من أصحابها.',
    ),
    portrait: media('person-hind-al-suwaidi.webp'),
    portrait_alt: t('Portrait of Hind Al-Suwaidi', 'صورة هند السويدي'),
  },
  {
    id: 'yara-saleh',
    name: t('Yara Saleh', 'يارا صالح'),
    role: t('Project manager, new academies', 'مديرة مشاريع الأكاديميات الجديدة'),
    office: riyadh,
    note: t(
      'Sits in your office on the first morning of your academy. She moved Dhow Logistics to Totara in 52 hours, and then slept.',
      'هي من تجلس في مكتبكم صباح اليوم الأول لأكاديميتكم. نقلت داو للخدمات اللوجستية إلى Totara في ٥٢ ساعة، ثم نامت.',
    ),
    portrait: media('person-yara-saleh.webp'),
    portrait_alt: t('Portrait of Yara Saleh', 'صورة يارا صالح'),
  },
  {
    id: 'anas-qasim',
    name: t('Anas Qasim', 'أنس قاسم'),
    role: t('Software engineer, Open edX', 'مهندس برمجيات، Open edX'),
    office: amman,
    note: t(
      'Joined as an intern in 2019 and fixed a right-to-left menu in his first week. He still reads the forum of every course he has set up.',
      'جاءنا متدرّبًا عام ٢٠١٩، وأصلح في أسبوعه الأول قائمة تُعرض من اليمين إلى اليسار. وما زال يقرأ منتدى كل دورة جهّزها.',
    ),
    portrait: media('person-anas-qasim.webp'),
    portrait_alt: t('Portrait of Anas Qasim', 'صورة أنس قاسم'),
  },
]
