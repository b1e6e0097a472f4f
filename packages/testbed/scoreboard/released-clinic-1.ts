import { about, type VerdictEntry } from './entry.ts';

const e = about('clinic');

/** Texts written without a look at parser and engine; looked at since. */
export const entries: VerdictEntry[] = [
  // Home
  e(
    '/clinic/',
    'passed',
    'hours-saturday',
    `Please double check the opening hours on the home page after the last update. Saturday should say 09:00 – 12:00, Sunday is closed, and Thursday is our long day, 08:00 – 20:00.`,
  ),
  e(
    '/clinic/',
    'passed',
    'read-more',
    `On the home page click "Read more" in the Health checks card. You should land on a page with the heading "Health checks" that tells you that a check takes 45 minutes and costs $90.`,
  ),
  e(
    '/clinic/',
    'passed',
    'cookie-returns',
    `Given I visit the clinic's site for the first time
And I see a cookie notice at the bottom of the page
When I click "Accept all"
Then the cookie notice disappears
And when I go to the FAQ page it is not shown again`,
  ),
  e(
    '/clinic/doctors',
    'passed',
    '',
    `View the profile of Dr. Henrik Olsen. It tells me that he is in Orthopedics, speaks English and German, has a rating of 4.3 / 5 and that a consultation with him costs $140.`,
  ),
  e(
    '/clinic/faq',
    'passed',
    'faq-one',
    `In the FAQ just one answer is open at a time. I click "Do I need a referral?" and read that you can book every doctor directly. When I then click on "Which insurance do you accept?", its answer appears and the one about the referral is hidden again.`,
  ),
  e(
    '/clinic/',
    'passed',
    '',
    `Visitors who are not logged in must not see any patient data. Open the "My health" menu in the navigation and choose Bills. Instead of the bills the user gets the log in page with fields for email and password.`,
  ),
  // Doctors
  e(
    '/clinic/doctors',
    'passed',
    'filter-language',
    `1. Open Find a doctor.
2. Set the language to German.

Expected: three doctors are listed, namely Dr. Henrik Olsen, Dr. Noah Weiss and Dr. Paul Becker. Dr. Amelia Hart is not in the list.`,
  ),
  e(
    '/clinic/doctors',
    'passed',
    'sort-fee',
    `Sort the doctors by fee, low to high. The first card should then be Dr. Paul Becker, who charges $60, and the second one Dr. Grace Okafor with a fee of $65.`,
  ),
  e(
    '/clinic/doctors',
    'passed',
    'doctor-count',
    `As a patient I want to see how many doctors match my search.

Acceptance criteria:
- Without any filter it says "10 doctors found".
- After choosing the speciality Dermatology it says "2 doctors found".`,
  ),
  e(
    '/clinic/doctors',
    'passed',
    'filter-clear',
    `Hey, could you have a quick look at the filters? Pick Cardiology as speciality and French as language, that leaves only Dr. Amelia Hart. Then hit Clear filters. You should be back at 10 doctors found and the speciality should be back on "All specialities".`,
  ),
  e(
    '/clinic/doctors',
    'passed',
    'page-overlap',
    `The doctor list shows six doctors per page. When you go to page 2 you see the remaining four. Dr. Noah Weiss, who is the last one on the first page, isn't repeated there.`,
  ),
  e(
    '/clinic/messages',
    'passed',
    'reply-clear',
    `Please log in with nora.blake@example.com and Hillside42, open the message from the Billing Office and reply "I will pay next week". You get the note "Your reply was sent.", the reply is displayed below the message, and the reply box is empty so that nobody sends it twice.`,
  ),
  e(
    '/clinic/doctors',
    'passed',
    '',
    `We have no cardiologist who speaks German. So if the user filters by Cardiology and German, no cards are shown but the message "No doctors match your filters."`,
  ),
  e(
    '/clinic/doctors',
    'failed',
    '',
    `- go to the doctor search
- sort by highest rated
- the best doctor comes first, that is Dr. Amelia Hart with 4.8`,
  ),
  e(
    '/clinic/doctors',
    'failed',
    '',
    `Filter the doctors by French. Four doctors should be found, and all of them speak French.`,
  ),
  // Booking
  e(
    '/clinic/book',
    'passed',
    'reason-lost',
    `Given I am booking a visit with Dr. Paul Becker and entered "Sore throat since Monday" as the reason
When I continue to the second step and then press Back
Then Dr. Paul Becker is still selected
And the reason still reads "Sore throat since Monday"`,
  ),
  e(
    '/clinic/book',
    'passed',
    'summary-time',
    `Book a visit with Dr. Grace Okafor, reason "Annual check". On the next page choose Tuesday, 17 March 2026 and take the 10:30 slot. Fill in your details: Tom Reed, tom.reed@example.com, phone 555 0199, accept the cancellation policy and continue. The summary must show Dr. Grace Okafor, Tuesday, 17 March 2026 and 10:30 as the time.`,
  ),
  e(
    '/clinic/login',
    'passed',
    '',
    `A visit booked while logged in has to turn up under My appointments.

1. Log in with nora.blake@example.com and Hillside42.
2. Click Book a visit, choose Dr. Mei Tanaka, enter "Yearly skin check" as reason and continue.
3. Choose Wednesday, 18 March 2026 and 09:00, continue.
4. First name Nora, last name Blake, email nora.blake@example.com, phone 555 0142. Tick the cancellation policy, continue, and confirm the booking.
5. Open My appointments from the My health menu.

Expected result: there are now four upcoming appointments, and the one with Dr. Mei Tanaka on 18 March 2026 is Pending.`,
  ),
  e(
    '/clinic/book',
    'passed',
    'video-discount',
    `Video visits are 20 dollars cheaper. I select Dr. Omar Rahman, choose Video, write "Rash on my arm" and continue. I take Monday, 16 March 2026 at 14:00, and on the details page I enter Ken Adler, ken.adler@example.com and 555 0166, accept the policy and continue. The total I have to pay is $80.00.`,
  ),
  e(
    '/clinic/book',
    'passed',
    'slot-continue',
    `Start a booking with Dr. Noah Weiss because of "Hay fever". For Thursday, 19 March 2026 there are no free times, and the page says so: "No free times on this day. Please choose another day." Switch to Wednesday, 18 March 2026, pick 11:00 and click Continue. Now you are asked for your details.`,
    'error',
  ),
  e(
    '/clinic/book',
    'passed',
    'book-email',
    `Bug from last sprint, please retest: people could book with a broken email address. Book Dr. Mei Tanaka for a "Mole check" on Tuesday, 17 March 2026 at 08:30. As details use first name Ida, last name Moss, email "ida.moss" and phone 555 0111, and accept the cancellation policy. When you press Continue you must stay on the details page and see "Please enter a valid email address." under the email field.`,
  ),
  e(
    '/clinic/book',
    'passed',
    'confirmation-number',
    `Scenario: a visitor books without an account

Choose Dr. Sofia Marino and enter "Second opinion" as the reason, then continue. Select Monday, 16 March 2026, take 10:00 and continue. Enter Ben as first name, Ford as last name, ben.ford@example.com as email and 555 0155 as phone, accept the cancellation policy, continue and confirm the booking. The visitor is thanked by first name, is told "Your visit is booked." and gets the confirmation number HC-58213.`,
  ),
  e(
    '/clinic/contact',
    'passed',
    'contact-thanks',
    `Send us a message through the contact form: name Rosa, email rosa@example.com, topic Billing, and as message "Please send me a copy of my invoice". After a moment you should read "Thank you, Rosa. We will answer within two working days." and the form is empty again.`,
  ),
  e(
    '/clinic/book',
    'failed',
    '',
    `Select Dr. Yasmin Haddad and type Wrist pain as the reason, then continue. Choose Monday, 16 March 2026. Once the times are loaded, 09:30 can be selected like all the others.`,
  ),
  // Log in and appointments
  e(
    '/clinic/login',
    'passed',
    'login-error',
    `Log in as nora.blake@example.com with the wrong password "hillside". The user stays on the log in page and an error appears: The email or password is not right. Please try again.`,
  ),
  e(
    '/clinic/contact',
    'failed',
    '',
    `Go to the contact page and press Send message without filling in anything. Under the email field there should be an error saying "Email is required".`,
  ),
  e(
    '/clinic/login',
    'passed',
    'cancel-stays',
    `Log in (nora.blake@example.com, password Hillside42) and you are on My appointments with three upcoming ones. Cancel the one with Dr. Omar Rahman and confirm with "Yes, cancel it". A green message says "Your appointment with Dr. Omar Rahman has been cancelled." and he's gone from the upcoming list, which now has two appointments.`,
  ),
  e(
    '/clinic/appointments',
    'passed',
    'dialog-keep',
    `Log in as nora.blake@example.com with password Hillside42.
- Click Cancel in the row of A-1041: a dialog asks "Do you want to cancel your appointment with Dr. Amelia Hart on 9 March 2026 at 10:30?"
- Click Keep appointment: the dialog closes
- A-1041 is still there and still Confirmed`,
  ),
  e(
    '/clinic/appointments',
    'passed',
    'reschedule-date',
    `User story: as a patient I can move an appointment to another day. I log in with nora.blake@example.com and Hillside42, click Reschedule for Dr. Paul Becker, choose Tuesday, 24 March 2026 and 11:00 and save the new time. Afterwards the row of Dr. Paul Becker shows 24 March 2026 and 11:00.`,
  ),
  e(
    '/clinic/appointments',
    'failed',
    '',
    `Log in with email nora.blake@example.com and password Hillside42. Reschedule appointment A-1041 to Thursday, 26 March 2026 at 15:00 and save. It stays Confirmed, only the date and time change.`,
  ),
  // Prescriptions
  e(
    '/clinic/prescriptions',
    'passed',
    'refill-left',
    `After logging in (nora.blake@example.com / Hillside42) the patient sees her prescriptions. Metformin 500 mg has 2 refills left. She requests a refill of 60 for it. The page says "Your refill of 60 tablets of Metformin 500 mg was requested." and just 1 refill is left in that row.`,
  ),
  e(
    '/clinic/prescriptions',
    'passed',
    'refill-limit',
    `Nobody may order more than 90 tablets at once. Log in with nora.blake@example.com, password Hillside42, set the quantity of Lisinopril 10 mg to 120 and click Request refill in that row. It's refused with "The quantity must be between 1 and 90." and the status of Lisinopril is still Active.`,
  ),
  e(
    '/clinic/prescriptions',
    'failed',
    '',
    `Login: nora.blake@example.com, Hillside42. Request a refill for Cetirizine 10 mg, leave the quantity as it is. The status of Cetirizine should change to "Approved".`,
  ),
  // Bills
  e(
    '/clinic/bills',
    'passed',
    'bill-filter',
    `Given I'm logged in as nora.blake@example.com with the password Hillside42 and look at my bills
When I choose to show only the unpaid ones
Then I see INV-2201, INV-2169 and INV-2140
But not INV-2187
And the total at the bottom of the table is $172.40`,
  ),
  e(
    '/clinic/bills',
    'passed',
    'outstanding-stale',
    `Log in with nora.blake@example.com and Hillside42. The outstanding balance is $172.40. Pay INV-2201 with the card 4111 1111 1111 1111, name Nora Blake, expiry 09/28, security code 123. Back on the bills page INV-2201 is marked Paid and the outstanding balance went down to $112.40.`,
  ),
  e(
    '/clinic/bills',
    'failed',
    '',
    `Nora (nora.blake@example.com, password Hillside42) has five bills. When she filters for the paid ones, two are left and the total at the bottom of the table is $162.50.`,
  ),
  // Messages
  e(
    '/clinic/messages',
    'passed',
    'unread-stays',
    `Log in as nora.blake@example.com (password: Hillside42). The inbox says "3 unread messages". Open "Test results available", read it and go back to the inbox. It should now say "2 unread messages" and that message should have lost its New badge.`,
  ),
  e(
    '/clinic/messages',
    'passed',
    'message-undo',
    `Checklist for deleting messages, log in with nora.blake@example.com / Hillside42 first:
1. Delete "Flu vaccination reminder" with the bin icon. The message disappears from the list and "Message deleted." is shown.
2. Click Undo. "Flu vaccination reminder" is in the list again.`,
  ),
  // Profile, faq, contact
  e(
    '/clinic/profile',
    'passed',
    'city-lost',
    `I moved house, so I log in (nora.blake@example.com, Hillside42) and edit my profile: street 5 Mill Street, city Ashford, postcode 40377. After saving I see "Your profile was saved." and my address is 5 Mill Street, Ashford, 40377.`,
  ),
  e(
    '/clinic/faq',
    'failed',
    '',
    `Open the question about parking in the FAQ. The answer says that patients park free of charge for three hours behind the building.`,
  ),
];
