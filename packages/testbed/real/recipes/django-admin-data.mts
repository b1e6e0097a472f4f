/** The files of a small Django project for a clinic, and its records. */
export const settings = `
from pathlib import Path
BASE_DIR = Path(__file__).resolve().parent
SECRET_KEY = 'only-for-tests-3f9c1d7a5b2e8046'
DEBUG = False
ALLOWED_HOSTS = ['*']
INSTALLED_APPS = ['django.contrib.' + name for name in
                  ('admin', 'auth', 'contenttypes', 'sessions', 'messages', 'staticfiles')] + ['clinic']
MIDDLEWARE = [
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.contrib.messages.middleware.MessageMiddleware',
]
ROOT_URLCONF = 'urls'
TEMPLATES = [{
    'BACKEND': 'django.template.backends.django.DjangoTemplates',
    'APP_DIRS': True,
    'OPTIONS': {'context_processors': [
        'django.template.context_processors.request',
        'django.contrib.auth.context_processors.auth',
        'django.contrib.messages.context_processors.messages',
    ]},
}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': BASE_DIR / 'clinic.sqlite3'}}
DEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'
# The usual hash takes seconds on a busy machine.
PASSWORD_HASHERS = ['django.contrib.auth.hashers.MD5PasswordHasher']
AUTH_PASSWORD_VALIDATORS = [{'NAME': 'django.contrib.auth.password_validation.' + name} for name in
                            ('MinimumLengthValidator', 'CommonPasswordValidator', 'NumericPasswordValidator')]
LANGUAGE_CODE = 'en-us'
TIME_ZONE = 'UTC'
USE_TZ = False
STATIC_URL = '/static/'
`;

export const urls = `
from django.contrib import admin
from django.urls import path
from django.views.generic import RedirectView
admin.site.site_header = 'Harbour Clinic'
admin.site.site_title = 'Harbour Clinic'
admin.site.index_title = 'Records'
urlpatterns = [path('admin/', admin.site.urls), path('', RedirectView.as_view(url='/admin/'))]
`;

export const models = `
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models

class Department(models.Model):
    name = models.CharField(max_length=60, unique=True)
    floor = models.PositiveSmallIntegerField(validators=[MaxValueValidator(6)])
    phone = models.CharField(max_length=20, blank=True)
    class Meta:
        ordering = ['name']
    def __str__(self):
        return self.name

class Doctor(models.Model):
    name = models.CharField(max_length=80)
    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name='doctors')
    email = models.EmailField(unique=True)
    started = models.DateField('started on')
    on_leave = models.BooleanField(default=False)
    class Meta:
        ordering = ['name']
    def __str__(self):
        return self.name

class Patient(models.Model):
    INSURANCE = [('public', 'Public'), ('private', 'Private'), ('none', 'Not insured')]
    number = models.CharField('patient number', max_length=6, unique=True, help_text='P and four digits',
                              validators=[RegexValidator(r'^P\\d{4}$',
                                                        'Use P and four digits, such as P1001.')])
    first_name = models.CharField(max_length=40)
    last_name = models.CharField(max_length=40)
    born = models.DateField('date of birth')
    city = models.CharField(max_length=40)
    insurance = models.CharField(max_length=10, choices=INSURANCE, default='public')
    archived = models.BooleanField(default=False)
    remarks = models.TextField(blank=True)
    class Meta:
        ordering = ['last_name', 'first_name']
    def __str__(self):
        return f'{self.last_name}, {self.first_name}'

class Appointment(models.Model):
    STATUS = [('planned', 'Planned'), ('confirmed', 'Confirmed'),
              ('done', 'Done'), ('cancelled', 'Cancelled')]
    patient = models.ForeignKey(Patient, on_delete=models.CASCADE)
    doctor = models.ForeignKey(Doctor, on_delete=models.PROTECT)
    starts = models.DateTimeField()
    minutes = models.PositiveSmallIntegerField(
        default=20, validators=[MinValueValidator(5), MaxValueValidator(120)])
    room = models.CharField(max_length=10)
    status = models.CharField(max_length=10, choices=STATUS, default='planned')
    reason = models.CharField(max_length=120)
    class Meta:
        ordering = ['-starts']
    def clean(self):
        others = Appointment.objects.filter(room=self.room, starts=self.starts).exclude(pk=self.pk)
        if others.exclude(status='cancelled').exists():
            raise ValidationError({'room': 'This room is taken at that time.'})
    def __str__(self):
        return f'{self.reason} ({self.starts:%Y-%m-%d %H:%M})'

class Prescription(models.Model):
    appointment = models.ForeignKey(Appointment, on_delete=models.CASCADE)
    medicine = models.CharField(max_length=60)
    dose = models.CharField(max_length=40)
    days = models.PositiveSmallIntegerField(validators=[MinValueValidator(1)])
    def __str__(self):
        return f'{self.medicine}, {self.dose}'
`;

export const admin = `
from django.contrib import admin
from .models import Appointment, Department, Doctor, Patient, Prescription

class DoctorRows(admin.TabularInline):
    model = Doctor
    extra = 1

class PrescriptionRows(admin.TabularInline):
    model = Prescription
    extra = 1

@admin.register(Department)
class DepartmentAdmin(admin.ModelAdmin):
    list_display = ['name', 'floor', 'phone', 'doctor_count']
    inlines = [DoctorRows]
    @admin.display(description='doctors')
    def doctor_count(self, department):
        return department.doctors.count()

@admin.register(Doctor)
class DoctorAdmin(admin.ModelAdmin):
    list_display = ['name', 'department', 'email', 'started', 'on_leave']
    list_editable = ['on_leave']
    list_filter = ['department', 'on_leave']
    search_fields = ['name', 'email']

@admin.register(Patient)
class PatientAdmin(admin.ModelAdmin):
    list_display = ['number', 'last_name', 'first_name', 'born', 'city', 'insurance', 'archived']
    list_display_links = ['number', 'last_name']
    list_filter = ['insurance', 'city', 'archived']
    search_fields = ['number', 'last_name', 'first_name']
    list_per_page = 10
    actions = ['archive']
    fieldsets = [(None, {'fields': ['number', ('first_name', 'last_name'), 'born', 'city']}),
                 ('Insurance', {'fields': ['insurance', 'archived']}),
                 ('More', {'classes': ['collapse'], 'fields': ['remarks']})]
    @admin.action(description='Archive selected patients', permissions=['change'])
    def archive(self, request, chosen):
        self.message_user(request, f'Patients archived: {chosen.update(archived=True)}')

@admin.register(Appointment)
class AppointmentAdmin(admin.ModelAdmin):
    list_display = ['starts', 'patient', 'doctor', 'room', 'status', 'reason']
    list_filter = ['status', 'doctor__department', 'doctor']
    search_fields = ['patient__last_name', 'reason', 'room']
    date_hierarchy = 'starts'
    autocomplete_fields = ['patient']
    radio_fields = {'status': admin.HORIZONTAL}
    inlines = [PrescriptionRows]
    actions = ['confirm', 'cancel']
    save_as = True
    @admin.action(description='Confirm selected appointments', permissions=['change'])
    def confirm(self, request, chosen):
        count = chosen.filter(status='planned').update(status='confirmed')
        self.message_user(request, f'Appointments confirmed: {count}')
    @admin.action(description='Cancel selected appointments', permissions=['change'])
    def cancel(self, request, chosen):
        count = chosen.exclude(status='done').update(status='cancelled')
        self.message_user(request, f'Appointments cancelled: {count}', 'warning')
`;

const departments = [
  ['Cardiology', 2, '555-0120'],
  ['Eye Clinic', 1, '555-0110'],
  ['General Medicine', 0, '555-0100'],
  ['Orthopaedics', 3, ''],
];
const doctors = [
  ['Helen Marsh', 'General Medicine', 'h.marsh@harbour.example', '2015-03-01', false],
  ['Tomas Lindqvist', 'Cardiology', 't.lindqvist@harbour.example', '2018-09-15', false],
  ['Amina Yusuf', 'Cardiology', 'a.yusuf@harbour.example', '2021-01-04', true],
  ['Peter Novak', 'Orthopaedics', 'p.novak@harbour.example', '2012-06-01', false],
  ['Carla Mendes', 'Eye Clinic', 'c.mendes@harbour.example', '2019-11-18', false],
  ['Ivo Brandt', 'General Medicine', 'i.brandt@harbour.example', '2023-02-01', true],
];
const patients = [
  ['P1001', 'Nora', 'Adams', '1984-02-11', 'Elmsford', 'public', false, 'Prefers mornings.'],
  ['P1002', 'Rashid', 'Khan', '1971-07-30', 'Elmsford', 'private', false, ''],
  ['P1003', 'Greta', 'Olsen', '1999-12-05', 'Wickham', 'public', false, 'Allergic to penicillin.'],
  ['P1004', 'Samuel', 'Boyd', '1956-04-22', 'Port Ellis', 'public', true, 'Moved away.'],
  ['P1005', 'Lucia', 'Ferrari', '1990-10-17', 'Wickham', 'none', false, ''],
  ['P1006', 'Jonas', 'Keller', '2004-01-29', 'Elmsford', 'public', false, ''],
  ['P1007', 'Mei', 'Tanaka', '1988-06-08', 'Port Ellis', 'private', false, 'Needs an interpreter.'],
  ['P1008', 'Oscar', 'Adams', '2012-03-14', 'Elmsford', 'public', false, 'Son of Nora Adams.'],
  ['P1009', 'Fatima', 'Haddad', '1967-09-02', 'Wickham', 'private', false, ''],
  ['P1010', 'Viktor', 'Petrov', '1949-11-25', 'Port Ellis', 'public', false, 'Uses a wheelchair.'],
  ['P1011', 'Clara', 'Dubois', '1995-05-19', 'Elmsford', 'none', false, ''],
  ['P1012', 'Ben', 'Whitaker', '1978-08-13', 'Wickham', 'private', true, ''],
];
const appointments = [
  [
    'P1001',
    'Helen Marsh',
    '2025-09-15 09:00',
    20,
    'G1',
    'done',
    'Sore throat',
    [['Throat lozenges', '1 every 4 hours', 5]],
  ],
  [
    'P1002',
    'Tomas Lindqvist',
    '2025-09-16 10:30',
    40,
    'C2',
    'done',
    'Heart check',
    [
      ['Bisoprolol', '2.5 mg daily', 90],
      ['Aspirin', '100 mg daily', 90],
    ],
  ],
  ['P1003', 'Carla Mendes', '2025-09-22 14:00', 30, 'E1', 'done', 'Eye test', []],
  [
    'P1010',
    'Peter Novak',
    '2025-10-02 11:00',
    30,
    'O1',
    'done',
    'Knee pain',
    [['Ibuprofen', '400 mg twice daily', 7]],
  ],
  ['P1005', 'Helen Marsh', '2025-10-06 08:40', 20, 'G1', 'cancelled', 'Vaccination', []],
  [
    'P1009',
    'Amina Yusuf',
    '2025-10-14 13:00',
    40,
    'C1',
    'done',
    'Blood pressure review',
    [['Ramipril', '5 mg daily', 60]],
  ],
  ['P1007', 'Carla Mendes', '2025-10-20 15:30', 30, 'E1', 'cancelled', 'New glasses', []],
  ['P1006', 'Peter Novak', '2025-11-03 09:30', 30, 'O1', 'confirmed', 'Ankle injury', []],
  ['P1008', 'Helen Marsh', '2025-11-03 10:00', 20, 'G1', 'confirmed', 'School examination', []],
  ['P1002', 'Tomas Lindqvist', '2025-11-11 10:30', 40, 'C2', 'confirmed', 'Heart check', []],
  ['P1011', 'Helen Marsh', '2025-11-12 09:20', 20, 'G2', 'planned', 'Headaches', []],
  ['P1001', 'Carla Mendes', '2025-11-18 14:30', 30, 'E1', 'planned', 'Eye test', []],
  ['P1003', 'Peter Novak', '2025-12-01 11:30', 30, 'O2', 'planned', 'Back pain', []],
  ['P1010', 'Tomas Lindqvist', '2025-12-09 08:30', 40, 'C2', 'planned', 'Pacemaker check', []],
];

export const fill = `
import datetime, json
from django.contrib.auth.models import Group, Permission, User
from clinic.models import Appointment, Department, Doctor, Patient, Prescription
known = json.load(open('known.json'))
for name, floor, phone in known['departments']:
    Department.objects.create(name=name, floor=floor, phone=phone)
for name, department, email, started, on_leave in known['doctors']:
    Doctor.objects.create(name=name, department=Department.objects.get(name=department), email=email,
                          started=started, on_leave=on_leave)
for row in known['patients']:
    names = ['number', 'first_name', 'last_name', 'born', 'city', 'insurance', 'archived', 'remarks']
    Patient.objects.create(**dict(zip(names, row)))
for number, doctor, starts, minutes, room, status, reason, rows in known['appointments']:
    appointment = Appointment.objects.create(
        patient=Patient.objects.get(number=number), doctor=Doctor.objects.get(name=doctor), minutes=minutes,
        starts=datetime.datetime.fromisoformat(starts), room=room, status=status, reason=reason)
    for medicine, dose, days in rows:
        Prescription.objects.create(appointment=appointment, medicine=medicine, dose=dose, days=days)
joined = datetime.datetime(2025, 1, 6, 8, 0)
User.objects.create_superuser('admin', 'admin@harbour.example', 'harbour-admin', first_name='Ada',
                              last_name='Wells', date_joined=joined)
desk = Group.objects.create(name='Front desk')
rights = ['view_patient', 'add_patient', 'change_patient', 'view_appointment', 'add_appointment',
          'change_appointment', 'view_doctor']
desk.permissions.set(Permission.objects.filter(codename__in=rights))
User.objects.create_user('reception', 'reception@harbour.example', 'harbour-desk', first_name='Rita',
                         last_name='Stone', is_staff=True, date_joined=joined).groups.add(desk)
`;

export const known = { departments, doctors, patients, appointments };
