/** The catalogue of a small reading room: its books, readers, shelves and settings. */

type Book = [
  title: string,
  authors: string[],
  published: string,
  tags: string[],
  publisher: string,
  /** Stars, of five. */
  rating: number | null,
  series: [name: string, index: number] | null,
  language: string,
  formats: string[],
  room: string,
  pages: number,
];

const verne = 'Jules Verne';
const doyle = 'Arthur Conan Doyle';
const quay: [string, string] = ['Quay House', 'Harbour room'];
const lamp: [string, string] = ['Lamplight Press', 'Reading room'];
const fern: [string, string] = ['Fernhill & Sons', 'Attic'];
const voyage = (index: number): [string, number] => ['Extraordinary Voyages', index];
const holmes = (index: number): [string, number] => ['Sherlock Holmes', index];
const barset = (index: number): [string, number] => ['Chronicles of Barsetshire', index];

function book(
  title: string,
  authors: string[] | string,
  published: string,
  tags: string[],
  [publisher, room]: [string, string],
  more: { stars?: number; series?: [string, number]; language?: string; formats?: string[]; pages: number },
): Book {
  const { stars = null, series = null, language = 'eng', formats = ['EPUB'], pages } = more;
  const all = typeof authors === 'string' ? [authors] : authors;
  return [title, all, published, tags, publisher, stars, series, language, formats, room, pages];
}

const books: Book[] = [
  book('Emma', 'Jane Austen', '1815-12-23', ['Novel', 'Romance'], lamp, { stars: 4, pages: 474 }),
  book('Persuasion', 'Jane Austen', '1817-12-20', ['Novel', 'Romance'], lamp, { stars: 5, pages: 249 }),
  book('Northanger Abbey', 'Jane Austen', '1817-12-20', ['Gothic', 'Novel'], quay, { stars: 3, pages: 236 }),
  book('Frankenstein', 'Mary Shelley', '1818-01-01', ['Gothic', 'Science fiction'], fern, {
    ...{ stars: 4, formats: ['EPUB', 'TXT'], pages: 280 },
  }),
  book('The Last Man', 'Mary Shelley', '1826-02-01', ['Science fiction'], fern, { stars: 3, pages: 432 }),
  book('Dracula', 'Bram Stoker', '1897-05-26', ['Gothic', 'Novel'], fern, {
    ...{ stars: 4, formats: ['EPUB', 'PDF'], pages: 418 },
  }),
  book('The Time Machine', 'H. G. Wells', '1895-05-07', ['Science fiction'], quay, {
    ...{ stars: 4, formats: ['EPUB', 'TXT'], pages: 118 },
  }),
  book('The Invisible Man', 'H. G. Wells', '1897-06-12', ['Science fiction'], quay, { stars: 3, pages: 149 }),
  book('The War of the Worlds', 'H. G. Wells', '1898-04-01', ['Science fiction'], quay, {
    ...{ stars: 5, pages: 192 },
  }),
  book('Five Weeks in a Balloon', verne, '1863-01-31', ['Adventure', 'Travel'], quay, {
    ...{ stars: 3, series: voyage(1), pages: 354 },
  }),
  book('Journey to the Centre of the Earth', verne, '1864-11-25', ['Adventure', 'Science fiction'], quay, {
    ...{ stars: 4, series: voyage(3), pages: 183 },
  }),
  book('Vingt mille lieues sous les mers', verne, '1870-06-20', ['Adventure', 'Science fiction'], quay, {
    ...{ stars: 5, series: voyage(6), language: 'fra', pages: 426 },
  }),
  book('Around the World in Eighty Days', verne, '1873-01-30', ['Adventure', 'Travel'], quay, {
    ...{ stars: 4, series: voyage(11), formats: ['EPUB', 'PDF', 'TXT'], pages: 252 },
  }),
  book('A Study in Scarlet', doyle, '1887-11-01', ['Crime'], lamp, {
    ...{ stars: 4, series: holmes(1), formats: ['EPUB', 'TXT'], pages: 108 },
  }),
  book('The Sign of the Four', doyle, '1890-02-01', ['Crime'], lamp, {
    ...{ stars: 4, series: holmes(2), pages: 153 },
  }),
  book('The Adventures of Sherlock Holmes', doyle, '1892-10-14', ['Crime', 'Short stories'], lamp, {
    ...{ stars: 5, series: holmes(3), formats: ['EPUB', 'PDF'], pages: 307 },
  }),
  book('The Memoirs of Sherlock Holmes', doyle, '1893-12-13', ['Crime', 'Short stories'], lamp, {
    ...{ stars: 4, series: holmes(4), pages: 279 },
  }),
  book('The Hound of the Baskervilles', doyle, '1902-03-25', ['Crime', 'Gothic'], lamp, {
    ...{ stars: 5, series: holmes(5), pages: 256 },
  }),
  book('The Lost World', doyle, '1912-10-15', ['Adventure', 'Science fiction'], quay, { pages: 280 }),
  book('The Warden', 'Anthony Trollope', '1855-01-05', ['Novel'], fern, {
    ...{ stars: 3, series: barset(1), pages: 336 },
  }),
  book('Barchester Towers', 'Anthony Trollope', '1857-05-15', ['Novel'], fern, {
    ...{ stars: 4, series: barset(2), pages: 528 },
  }),
  book('Doctor Thorne', 'Anthony Trollope', '1858-05-01', ['Novel', 'Romance'], fern, {
    ...{ series: barset(3), pages: 580 },
  }),
  book('The Moonstone', 'Wilkie Collins', '1868-07-16', ['Crime', 'Novel'], fern, { stars: 5, pages: 528 }),
  book('The Woman in White', 'Wilkie Collins', '1860-08-15', ['Crime', 'Gothic'], fern, {
    ...{ stars: 4, pages: 672 },
  }),
  book(
    'No Thoroughfare',
    ['Charles Dickens', 'Wilkie Collins'],
    '1867-12-12',
    ['Crime', 'Short stories'],
    fern,
    {
      ...{ stars: 2, pages: 144 },
    },
  ),
  book('A Christmas Carol', 'Charles Dickens', '1843-12-19', ['Short stories'], lamp, {
    ...{ stars: 5, formats: ['EPUB', 'TXT'], pages: 96 },
  }),
  book('Great Expectations', 'Charles Dickens', '1861-07-06', ['Novel'], lamp, { stars: 4, pages: 544 }),
  book('Travels with a Donkey in the Cévennes', 'Robert Louis Stevenson', '1879-06-01', ['Travel'], quay, {
    ...{ stars: 4, pages: 128 },
  }),
  book('Treasure Island', 'Robert Louis Stevenson', '1883-11-14', ['Adventure'], quay, {
    ...{ stars: 5, formats: ['EPUB', 'PDF'], pages: 292 },
  }),
  book('Effi Briest', 'Theodor Fontane', '1895-10-01', ['Novel'], lamp, {
    ...{ stars: 4, language: 'deu', pages: 352 },
  }),
  book('Der Stechlin', 'Theodor Fontane', '1898-10-15', ['Novel'], lamp, { language: 'deu', pages: 448 }),
  book('Вишнёвый сад', 'Anton Chekhov', '1904-01-17', ['Drama'], fern, {
    ...{ stars: 4, language: 'rus', pages: 92 },
  }),
  book('The Importance of Being Earnest', 'Oscar Wilde', '1895-02-14', ['Drama'], lamp, {
    ...{ stars: 5, formats: ['EPUB', 'TXT'], pages: 76 },
  }),
  book('The Picture of Dorian Gray', 'Oscar Wilde', '1890-06-20', ['Gothic', 'Novel'], lamp, {
    ...{ stars: 4, pages: 254 },
  }),
];

const comments: Record<string, string> = {
  Emma: '<p>Handsome, clever and rich: a matchmaker who is wrong about everybody, herself included.</p>',
  Dracula: '<p>Letters, diaries and telegrams tell of a count who moves to England.</p>',
  'The Time Machine': '<p>A dinner guest reports on the year 802,701.</p>',
  'The Moonstone':
    '<p>A diamond vanishes in a country house. <b>Loan copy</b>, please return to the attic.</p>',
  'A Study in Scarlet': '<p>The first case of Holmes and Watson.</p>',
  'Treasure Island': '<p>Jim Hawkins finds a map in a sea chest.</p>',
  'Around the World in Eighty Days': '<p>A wager of twenty thousand pounds at the Reform Club.</p>',
};

const identifiers: Record<string, [type: string, value: string][]> = {
  Emma: [['isbn', '9780141439587']],
  Dracula: [
    ['isbn', '9780141439846'],
    ['goodreads', '17245'],
  ],
  'The Moonstone': [['isbn', '9780140434088']],
};

const readers = [
  // The administrator has every right; the others read, and edit or not.
  { name: 'admin', password: 'Lighthouse#7', email: 'office@tidewater.example', rights: 'all' },
  { name: 'mira', password: 'Driftwood!24', email: 'mira@tidewater.example', rights: 'edit' },
  {
    ...{ name: 'jonas', password: 'Seagull?31', email: 'jonas@tidewater.example', rights: 'read' },
    kindle: 'jonas.k@reader.example',
  },
  { name: 'priya', password: 'Harbour&5tone', email: 'priya@tidewater.example', rights: 'read' },
];

const shelves = [
  {
    ...{ name: 'Staff picks', by: 'admin', isPublic: true },
    books: ['Persuasion', 'The Moonstone', 'Treasure Island', 'The War of the Worlds'],
  },
  { name: 'For the ferry', by: 'mira', isPublic: true, books: ['A Christmas Carol', 'The Time Machine'] },
  {
    ...{ name: 'Book club 2025', by: 'mira', isPublic: false },
    books: ['Frankenstein', 'Emma', 'The Woman in White'],
  },
  { name: 'To buy in paper', by: 'jonas', isPublic: false, books: [] },
];

const read: Record<string, string[]> = {
  mira: ['Emma', 'Dracula', 'The Time Machine', 'A Christmas Carol', 'Barchester Towers'],
  jonas: ['Treasure Island'],
};
const archived: Record<string, string[]> = { mira: ['The Last Man'] };
const downloads: Record<string, string[]> = {
  mira: ['Dracula', 'Treasure Island', 'The Hound of the Baskervilles'],
  jonas: ['Dracula', 'Treasure Island'],
  priya: ['Dracula'],
};

const settings = {
  config_calibre_web_title: 'Tidewater Reading Room',
  config_books_per_page: 12,
  config_anonbrowse: 1,
  config_uploading: 1,
  config_ratelimiter: 0,
  config_session: 0,
  config_read_column: 0,
  config_columns_to_ignore: '',
  mail_server: 'mail.example.org',
};

export const known = { books, comments, identifiers, readers, shelves, read, archived, downloads, settings };

export const fill = `
import datetime, json, os, re, sqlite3, sys, uuid, zipfile
import calibreweb
from sqlalchemy import Float, create_engine, text
from sqlalchemy.pool import StaticPool
from unidecode import unidecode
from werkzeug.security import generate_password_hash
from cps import config_sql, constants, db, ub

known = json.load(open('known.json'))
here = os.getcwd()
ids = {row[0]: at for at, row in enumerate(known['books'], 1)}
added = datetime.datetime(2025, 3, 3, 9, 30)
article = re.compile(r'^(A|The|Der) (.*)$')


def uuid_of(name):
    return str(uuid.uuid5(uuid.NAMESPACE_URL, 'tidewater/' + name))


def last_first(name):
    *first, last = name.split(' ')
    return last + ', ' + ' '.join(first)


def plain_file(text):
    return unidecode(text).strip()


def words(title, authors):
    head = title + '\\nby ' + ' and '.join(authors)
    return head + '\\n\\n' + '\\n\\n'.join(
        'Chapter %d\\n\\nThis is a sample of the reading room, for trying out the reader.' % at for at in range(1, 4))


def write_epub(file, title, authors, language):
    made = (2025, 3, 3, 9, 30, 0)
    container = ('<?xml version="1.0"?><container version="1.0" '
        'xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="content.opf" '
        'media-type="application/oebps-package+xml"/></rootfiles></container>')
    opf = ('<?xml version="1.0" encoding="utf-8"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0" '
        'unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>%s</dc:title>'
        '<dc:creator>%s</dc:creator><dc:language>%s</dc:language><dc:identifier id="id">%s</dc:identifier>'
        '</metadata><manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
        '<item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest>'
        '<spine toc="ncx"><itemref idref="one"/></spine></package>'
        % (title, ' and '.join(authors), language, uuid_of(title)))
    ncx = ('<?xml version="1.0" encoding="utf-8"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" '
        'version="2005-1"><head/><docTitle><text>%s</text></docTitle><navMap><navPoint id="n1" playOrder="1">'
        '<navLabel><text>Chapter 1</text></navLabel><content src="one.xhtml"/></navPoint></navMap></ncx>' % title)
    page = ('<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>%s'
        '</title></head><body><h1>%s</h1><p>This is a sample of the reading room.</p></body></html>' % (title, title))
    parts = [('mimetype', 'application/epub+zip'), ('META-INF/container.xml', container), ('content.opf', opf),
        ('toc.ncx', ncx), ('one.xhtml', page)]
    with zipfile.ZipFile(file, 'w') as epub:
        for name, text in parts:
            epub.writestr(zipfile.ZipInfo(name, made), text)


def write_pdf(file):
    objects = [b'<< /Type /Catalog /Pages 2 0 R >>', b'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>']
    out, places = b'%PDF-1.4\\n', []
    for at, body in enumerate(objects, 1):
        places.append(len(out))
        out += b'%d 0 obj\\n' % at + body + b'\\nendobj\\n'
    start = len(out)
    out += b'xref\\n0 4\\n0000000000 65535 f \\n' + b''.join(b'%010d 00000 n \\n' % place for place in places)
    out += b'trailer << /Size 4 /Root 1 0 R >>\\nstartxref\\n%d\\n%%%%EOF\\n' % start
    open(file, 'wb').write(out)


# The library, as Calibre keeps it.
os.mkdir('library')
library = sqlite3.connect('library/metadata.db')
engine = create_engine('sqlite://', poolclass=StaticPool)
# Text to Calibre-Web, but a number in what Calibre makes.
db.Books.__table__.c.series_index.type = Float()
with engine.begin() as connection:
    connection.execute(text("attach database '%s/library/metadata.db' as calibre" % here))
    for table in db.Base.metadata.tables.values():
        table.schema = 'calibre'
    db.Base.metadata.create_all(connection)
library.executescript('''
create table custom_column_1 (id integer primary key autoincrement, value text not null collate nocase);
create table books_custom_column_1_link (
  id integer primary key autoincrement, book integer not null, value integer not null, unique (book, value));
create table custom_column_2 (id integer primary key autoincrement, book integer, value integer, unique (book));
''')
insert = lambda table, **row: library.execute(
    'insert into %s (%s) values (%s)' % (table, ', '.join(row), ', '.join('?' * len(row))), list(row.values())).lastrowid


def once(table, column, value, **more):
    found = library.execute('select id from %s where %s = ?' % (table, column), [value]).fetchone()
    return found[0] if found else insert(table, **{column: value}, **more)


insert('library_id', uuid=uuid_of('library'))
for label, name, datatype, display in (('room', 'Room', 'enumeration', {
        'enum_values': ['Reading room', 'Harbour room', 'Attic'], 'enum_colors': [], 'use_decorations': 0}),
        ('pages', 'Pages', 'int', {'number_format': None})):
    insert('custom_columns', label=label, name=name, datatype=datatype, mark_for_delete=0, editable=1,
        display=json.dumps(display), is_multiple=0, normalized=int(datatype == 'enumeration'))
for at, row in enumerate(known['books'], 1):
    title, authors, day, tags, publisher, stars, series, language, formats, room, pages = row
    folder = '%s/%s (%d)' % (plain_file(authors[0]), plain_file(title), at)
    name = '%s - %s' % (plain_file(title), plain_file(authors[0]))
    moment = str(added + datetime.timedelta(days=at * 2, minutes=at * 7)) + '.000000'
    insert('books', id=at, title=title, sort=article.sub(r'\\2, \\1', title),
        author_sort=' & '.join(map(last_first, authors)), timestamp=moment, pubdate=day + ' 00:00:00.000000',
        series_index=float(series[1] if series else 1), last_modified=moment, path=folder, has_cover=0,
        uuid=uuid_of(title))
    for author in authors:
        insert('books_authors_link', book=at, author=once('authors', 'name', author, sort=last_first(author), link=''))
    for tag in tags:
        insert('books_tags_link', book=at, tag=once('tags', 'name', tag))
    insert('books_publishers_link', book=at, publisher=once('publishers', 'name', publisher, sort=publisher))
    insert('books_languages_link', book=at, lang_code=once('languages', 'lang_code', language))
    if stars:
        insert('books_ratings_link', book=at, rating=once('ratings', 'rating', stars * 2))
    if series:
        insert('books_series_link', book=at,
            series=once('series', 'name', series[0], sort=article.sub(r'\\2, \\1', series[0])))
    insert('books_custom_column_1_link', book=at, value=once('custom_column_1', 'value', room))
    insert('custom_column_2', book=at, value=pages)
    os.makedirs('library/' + folder)
    for format in formats:
        file = 'library/%s/%s.%s' % (folder, name, format.lower())
        if format == 'EPUB':
            write_epub(file, title, authors, language)
        elif format == 'PDF':
            write_pdf(file)
        else:
            open(file, 'w').write(words(title, authors))
        insert('data', book=at, format=format, uncompressed_size=os.path.getsize(file), name=name)
for title, comment in known['comments'].items():
    insert('comments', book=ids[title], text=comment)
for title, pairs in known['identifiers'].items():
    for type_, value in pairs:
        insert('identifiers', book=ids[title], type=type_, val=value)
library.commit()
library.close()

# The readers and what they did.
ub.init_db(here + '/app.db')
key, _ = config_sql.get_encryption_key(here)
config_sql.load_configuration(ub.session, key)
config_sql.get_flask_session_key(ub.session)
rights = {
    'all': constants.ADMIN_USER_ROLES,
    'edit': constants.ADMIN_USER_ROLES & ~constants.ROLE_ADMIN & ~constants.ROLE_DELETE_BOOKS,
    'read': constants.ROLE_VIEWER | constants.ROLE_DOWNLOAD | constants.ROLE_PASSWD,
}
# What is shown by chance cannot be known.
sidebar = constants.ADMIN_USER_SIDEBAR & ~constants.SIDEBAR_RANDOM & ~constants.DETAIL_RANDOM
users = {}
for reader in known['readers']:
    user = ub.session.query(ub.User).filter(ub.User.name == reader['name']).first() or ub.User()
    user.name, user.email, user.kindle_mail = reader['name'], reader['email'], reader.get('kindle', '')
    user.password = generate_password_hash(reader['password'], method='pbkdf2:sha256:1000')
    user.role, user.sidebar_view, user.locale, user.default_language = rights[reader['rights']], sidebar, 'en', 'all'
    user.view_settings = {}
    ub.session.add(user)
    ub.session.commit()
    users[reader['name']] = user.id
guest = ub.session.query(ub.User).filter(ub.User.role == constants.ROLE_ANONYMOUS).one()
guest.role = constants.ROLE_ANONYMOUS | constants.ROLE_VIEWER | constants.ROLE_DOWNLOAD
guest.sidebar_view = sidebar & ~constants.SIDEBAR_READ_AND_UNREAD & ~constants.SIDEBAR_ARCHIVED
for at, shelf in enumerate(known['shelves'], 1):
    made = ub.Shelf(id=at, uuid=uuid_of(shelf['name']), name=shelf['name'], is_public=int(shelf['isPublic']),
        user_id=users[shelf['by']], created=added)
    ub.session.add(made)
    for order, title in enumerate(shelf['books'], 1):
        made.books.append(ub.BookShelf(book_id=ids[title], order=order, date_added=added))
for name, titles in known['read'].items():
    for title in titles:
        ub.session.add(ub.ReadBook(book_id=ids[title], user_id=users[name], read_status=1, last_modified=added))
for name, titles in known['archived'].items():
    for title in titles:
        ub.session.add(ub.ArchivedBook(book_id=ids[title], user_id=users[name], is_archived=True, last_modified=added))
for name, titles in known['downloads'].items():
    for title in titles:
        ub.session.add(ub.Downloads(book_id=ids[title], user_id=users[name]))
for name, value in {**known['settings'], 'config_calibre_uuid': uuid_of('library'),
        'config_default_show': sidebar}.items():
    ub.session.execute(text('update settings set %s = :value' % name), {'value': value})
ub.session.commit()
ub.session.execute(text('update shelf set last_modified = created'))
ub.session.commit()
`;

// Where the library lies and the port are kept in the settings: both differ from start to start.
export const serve = `
import os, sqlite3, sys
here, port = os.path.dirname(os.path.abspath(__file__)), int(sys.argv[1])
with sqlite3.connect(here + '/app.db') as settings:
    settings.execute('update settings set config_calibre_dir = ?, config_port = ?, config_external_port = ?, '
        'config_logfile = ?', (here + '/library', port, port, here + '/calibre-web.log'))
settings.close()
sys.argv = ['cps', '-p', here + '/app.db', '-g', here + '/gdrive.db', '-i', '127.0.0.1']
import calibreweb
calibreweb.main()
`;
