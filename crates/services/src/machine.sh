# Becomes the first process of a machine of its own: this one's files, with all changes kept apart, a network with nothing but
# itself in it, and systemd. Runs in namespaces of its own; the argument is an empty folder.
set -eu
mount -t tmpfs tmpfs "$1"
cd "$1"
mkdir changes work root
mount -t overlay overlay -o lowerdir=/,upperdir=changes,workdir=work root
cd root

mount -t proc proc proc
# Settings of the kernel are those of the true machine.
mount -o bind,ro proc/sys proc/sys
mount -t sysfs -o ro sysfs sys
if grep -q '^[^ ]* [^ ]* cgroup .*name=systemd' /proc/mounts; then
    mount -t tmpfs tmpfs sys/fs/cgroup
    mkdir sys/fs/cgroup/unified sys/fs/cgroup/systemd
    mount -t cgroup2 cgroup2 sys/fs/cgroup/unified
    mount -t cgroup -o none,name=systemd,xattr cgroup sys/fs/cgroup/systemd
else
    mount -t cgroup2 cgroup2 sys/fs/cgroup
fi
mount -t tmpfs tmpfs dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
for device in null:3 zero:5 full:7 random:8 urandom:9; do
    mknod -m 666 "dev/${device%:*}" c 1 "${device#*:}"
done
mknod -m 666 dev/tty c 5 0
mount -t tmpfs tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
ip link set lo up

# Nothing is started but what is asked for, and what that needs.
rm -rf etc/systemd/system
mkdir -p etc/systemd/system
printf '[Unit]\nDescription=Nothing\nDefaultDependencies=no\n' >etc/systemd/system/nothing.target
rm -f etc/machine-id
echo 0123456789abcdef0123456789abcdef >etc/machine-id

mount --make-rprivate /
mkdir -p mnt/old
pivot_root . mnt/old
cd /
umount --lazy /mnt/old
exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd --system --unit=nothing.target --log-target=null
